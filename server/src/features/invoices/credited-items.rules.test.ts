import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditedItems, isInPart } from './credited-items.rules.ts'

const sumOf = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
const shirt = { name: 'Shirt, M', quantity: 2, cents: 900_000 }
const hat = { name: 'Hat', quantity: 1, cents: 100_000 }

describe('the items of a credit note', () => {
  it('add up to it, in rupees and in the charged currency', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 0, max: 100_000 }),
        cents,
        cents,
        (lines, shippingCents, total, amountMinor) => {
          const units = { lines: lines.map((one) => ({ ...hat, cents: one })), shippingCents }
          const items = creditedItems({ cents: total, amountMinor }, units)
          expect(sumOf(items.map((item) => item.cents))).toBe(total)
          expect(sumOf(items.map(({ minor }) => minor))).toBe(amountMinor)
        },
      ),
    )
  })

  it('have what was paid for each, with the shipping in a row of its own', () => {
    const units = { lines: [shirt, hat], shippingCents: 35_000 }
    expect(creditedItems({ cents: 1_035_000, amountMinor: null }, units)).toEqual([
      { ...shirt, minor: null },
      { ...hat, minor: null },
      { name: 'Shipping', quantity: null, cents: 35_000, minor: null },
    ])
    expect(isInPart({ cents: 1_035_000 }, units)).toBe(false)
    expect(isInPart({ cents: 1_000_000 }, units)).toBe(true)
  })
})
