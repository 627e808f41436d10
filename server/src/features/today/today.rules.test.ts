import { describe, expect, it } from 'vitest'
import { shownLines } from './today.rules.ts'

const looks = { name: 'looks-to-check', count: 0, path: '/looks?waiting=true' } as const
const pack = { name: 'orders-to-pack', count: 2, path: '/orders?todo=to-pack' } as const
const print = { name: 'print-problems', count: 0, path: '/made-to-order?todo=problem' } as const

describe('the lines of today', () => {
  it('have the most urgent on top', () => {
    expect(shownLines([looks, print, pack], { isPrinting: true })).toEqual({
      waiting: [pack, print, looks],
      off: [],
    })
  })

  it('leave out made to order in a shop that prints nothing', () => {
    expect(shownLines([print, pack], { isPrinting: false })).toEqual({
      waiting: [pack],
      off: ['made-to-order'],
    })
  })

  it('keep what waits at a print partner that the shop no longer has', () => {
    const left = { ...print, count: 1 }
    expect(shownLines([left], { isPrinting: false })).toEqual({ waiting: [left], off: [] })
  })
})
