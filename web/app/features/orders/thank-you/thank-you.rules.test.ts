import { describe, expect, it } from 'vitest'
import { afterWorkingDays, isJustPlaced } from './thank-you.rules.ts'

const at = (text: string) => Date.parse(text)

describe('an order', () => {
  const order = { date: 0, status: 'Order Placed', payment: true, paymentMethod: 'stripe' } as const

  it('is greeted for twenty minutes, if it stands', () => {
    expect(isJustPlaced(order, 19 * 60_000)).toBe(true)
    expect(isJustPlaced(order, 20 * 60_000)).toBe(false)
    expect(isJustPlaced({ ...order, payment: false }, 0)).toBe(false)
    expect(isJustPlaced({ ...order, payment: false, paymentMethod: 'cod' }, 0)).toBe(true)
    expect(isJustPlaced({ ...order, status: 'Cancelled' }, 0)).toBe(false)
  })
})

describe('working days', () => {
  it.each([
    ['2026-11-23T10:00:00Z', 3, '2026-11-26T10:00:00Z'],
    ['2026-11-20T10:00:00Z', 1, '2026-11-23T10:00:00Z'],
    ['2026-11-21T10:00:00Z', 1, '2026-11-23T10:00:00Z'],
    ['2026-11-19T10:00:00Z', 7, '2026-11-30T10:00:00Z'],
  ])('from %s, %i of them end on %s', (from, days, to) => {
    expect(afterWorkingDays(at(from), days)).toBe(at(to))
  })
})
