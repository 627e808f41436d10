import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { believedRates, furthestMove } from './rate-refresh.rules.ts'

const known = [
  { code: 'LKR', exchangeRate: 1, isDefault: true },
  { code: 'USD', exchangeRate: 0.0031, isDefault: false },
  { code: 'JPY', exchangeRate: 0.45, isDefault: false },
]

describe('the rates of a refresh', () => {
  it('are taken over where they moved a little, and kept where they leap or are missing', () => {
    const offered = new Map([
      ['LKR', 2],
      ['USD', 0.0033],
      ['JPY', 45],
    ])
    expect(believedRates(known, offered)).toEqual({ moved: new Map([['USD', 0.0033]]), rejected: ['JPY'] })
    expect(believedRates(known, new Map([['JPY', 0.45]]))).toEqual({ moved: new Map(), rejected: ['USD'] })
  })

  it('never move further than is believed', () => {
    const rate = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(rate, rate, (before, offer) => {
        const one = [{ code: 'USD', exchangeRate: before, isDefault: false }]
        const after = believedRates(one, new Map([['USD', offer]])).moved.get('USD') ?? before
        expect(Math.abs(after / before - 1)).toBeLessThanOrEqual(furthestMove)
      }),
    )
  })
})
