import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxSums, withTax } from './tax-sums.ts'

const vat = { name: 'VAT', rate: 1_800 }
const reduced = { name: 'VAT', rate: 500 }

describe('taxes within what is paid', () => {
  it('are rounded once for each rate, the highest first, and leave out what has none', () => {
    expect(
      taxSums([
        { grossCents: 10_500, tax: reduced },
        { grossCents: 59_000, tax: vat },
        { grossCents: 59_000, tax: vat },
        { grossCents: 1_000, tax: undefined },
        { grossCents: 0, tax: { name: 'GST', rate: 1_000 } },
      ]),
    ).toEqual([
      { ...vat, netCents: 100_000, taxCents: 18_000, grossCents: 118_000 },
      { ...reduced, netCents: 10_000, taxCents: 500, grossCents: 10_500 },
    ])
  })

  it('are what was added to a price without tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10_000 }), (net, rate) => {
        const tax = { name: 'VAT', rate }
        const grossCents = withTax(net, tax)
        const [sum] = taxSums([{ grossCents, tax }])
        expect(sum?.netCents).toBe(net)
      }),
    )
  })

  it('add up with the net amount to what is paid', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 8 })), (amounts) => {
        const sums = taxSums(amounts.map((grossCents) => ({ grossCents, tax: vat })))
        for (const { netCents, taxCents, grossCents } of sums) expect(netCents + taxCents).toBe(grossCents)
      }),
    )
  })
})
