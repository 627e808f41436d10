import { describe, expect, it } from 'vitest'
import { askedAs, refusalWord } from './position.rules.ts'

describe('asking the browser where somebody is', () => {
  it('waits ten seconds by itself and fifteen when asked to, and takes what is five or one minute old [A9.19]', () => {
    expect(askedAs.automatic).toMatchObject({ timeout: 10_000, maximumAge: 300_000 })
    expect(askedAs.manual).toMatchObject({ timeout: 15_000, maximumAge: 60_000 })
  })

  it('says why it was not told', () => {
    expect([1, 2, 3, 99].map(refusalWord)).toEqual([
      'location.denied',
      'location.unavailable',
      'location.timedOut',
      'location.other',
    ])
  })
})
