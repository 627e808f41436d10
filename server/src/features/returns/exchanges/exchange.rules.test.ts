import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceOf, takenOffReplacement, takesCurrency } from './exchange.rules.ts'

describe('the difference of an exchange', () => {
  it('is nothing for another size, though the price has risen or a discount is over', () => {
    expect(differenceOf({ paidCents: 1_000, todayCents: 1_200, newCents: 1_200 })).toBe(0)
    expect(differenceOf({ paidCents: 900, todayCents: 1_000, newCents: 1_000 })).toBe(0)
  })

  it('goes back if the same product costs less now than was paid', () => {
    expect(differenceOf({ paidCents: 1_000, todayCents: 800, newCents: 800 })).toBe(-200)
  })

  it('is due for a colour or size that costs more than the one that comes back', () => {
    expect(differenceOf({ paidCents: 900, todayCents: 1_000, newCents: 1_300 })).toBe(300)
  })

  it('of another product is between its price and what was paid', () => {
    expect(differenceOf({ paidCents: 900, todayCents: null, newCents: 1_300 })).toBe(400)
    expect(differenceOf({ paidCents: 900, todayCents: null, newCents: 500 })).toBe(-400)
  })

  it('never gives back more than was paid, and leaves the new units worth no more than they cost', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 })
    const units = fc.record({ paidCents: cents, todayCents: fc.option(cents), newCents: cents })
    fc.assert(
      fc.property(units, (exchanged) => {
        const difference = differenceOf(exchanged)
        const worth = exchanged.paidCents + difference
        expect(worth).toBeGreaterThanOrEqual(0)
        expect(worth).toBeLessThanOrEqual(exchanged.newCents)
        expect(difference).toBeLessThanOrEqual(exchanged.newCents)
      }),
      { numRuns: 300 },
    )
  })

  it('is all that is due for a replacement, and no line costs less than nothing', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
        const subtotal = lines.reduce((sum, cents) => sum + cents, 0)
        const due = Math.floor(subtotal * part)
        const taken = takenOffReplacement(lines, due)
        expect(subtotal + taken.reduce((sum, cents) => sum + cents, 0)).toBe(due)
        for (const [at, cents] of taken.entries()) {
          expect(cents).toBeLessThanOrEqual(0)
          expect((lines[at] ?? 0) + cents).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 300 },
    )
  })
})

it('Koko and cash take a difference in rupees only, cards in any currency', () => {
  for (const method of ['stripe', 'koko', 'cod'] as const) {
    expect(takesCurrency(method, { currencyCode: 'LKR' })).toBe(true)
    expect([method, takesCurrency(method, { currencyCode: 'USD' })]).toEqual([method, method === 'stripe'])
  }
})
