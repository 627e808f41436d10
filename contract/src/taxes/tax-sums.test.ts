import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TaxSum, taxesBack, taxesLeft, taxSums, withTax } from './tax-sums.ts'

const vat = { name: 'VAT', rate: 1_800 }
const reduced = { name: 'VAT', rate: 500 }

describe('taxes within what is paid', () => {
  it('are rounded once for each rate, the highest first, with what has none at the end', () => {
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
      { name: '', rate: 0, netCents: 1_000, taxCents: 0, grossCents: 1_000 },
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

describe('taxes within money that goes back', () => {
  const charged = taxSums([
    { grossCents: 595_000, tax: vat },
    { grossCents: 865_000, tax: undefined },
  ])

  it('are those of its units, and of a refund by amount a share of what is left', () => {
    const first = taxesBack(595_000, taxSums([{ grossCents: 595_000, tax: vat }]), charged)
    expect(first).toEqual([{ ...vat, netCents: 504_237, taxCents: 90_763, grossCents: 595_000 }])
    expect(taxesBack(865_000, [], taxesLeft(charged, first))).toEqual([
      { name: '', rate: 0, netCents: 865_000, taxCents: 0, grossCents: 865_000 },
    ])
  })

  it('come to what was charged, however the money goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 8 }), (amounts) => {
        const back: TaxSum[] = []
        let rest = 1_460_000
        for (const amount of [...amounts, 1_460_000]) {
          const cents = Math.min(amount, rest)
          rest -= cents
          const sums = taxesBack(cents, [], taxesLeft(charged, back))
          expect(sums.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(cents)
          back.push(...sums)
        }
        expect(taxesLeft(charged, back).every((left) => left.taxCents === 0 && left.netCents === 0)).toBe(
          true,
        )
      }),
    )
  })
})
