import { lkrCents } from '@first-fashion/contract/money/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryOf, feePartsOf, type Zone } from './shipping.rules.ts'

const zone: Zone = {
  id: 'z',
  name: 'Hill country',
  isDelivered: true,
  feeCents: 45_000,
  freeOverCents: 6_000_000,
  days: { min: 2, max: 4 },
  express: { extraCents: 65_000, days: { min: 1, max: 2 } },
  weightSteps: [
    { from: 3000, amountCents: 15_000 },
    { from: 6000, amountCents: 40_000 },
  ],
  priceSteps: [{ from: 2_000_000, amountCents: 30_000 }],
}
const sumOf = (parts: readonly { cents: number }[] | null) =>
  parts?.reduce((sum, { cents }) => sum + cents, 0) ?? 0
const parcel = (goodsCents: number, weightGrams = 500) => ({ goodsCents, weightGrams })
const shipment = {
  zone,
  defaultCents: lkrCents(35_000),
  isHome: true,
  own: parcel(100_000),
  made: null,
  partner: undefined,
  wantsExpress: false,
}

describe('the fee of a zone', () => {
  it.each([
    ['its own for a small parcel', parcel(100_000), 45_000],
    ['more from a weight on', parcel(100_000, 3000), 60_000],
    ['that of the heaviest step reached, not of all of them', parcel(100_000, 9000), 85_000],
    ['not more just below a step', parcel(100_000, 2999), 45_000],
    ['another from a price on', parcel(2_000_000), 30_000],
    ['another with its weight', parcel(2_000_000, 6000), 70_000],
    ['nothing from the free amount on, whatever it weighs', parcel(6_000_000, 20_000), 0],
    ['not free just below it', parcel(5_999_999), 30_000],
  ])('is %s', (_name, one, cents) => {
    expect(sumOf(feePartsOf(zone, one))).toBe(cents)
  })
})

describe('a delivery', () => {
  it('takes the zone’s days and fee, and tells what express would cost and when it would be there', () => {
    expect(deliveryOf(shipment)).toMatchObject({
      costCents: 45_000,
      days: { min: 2, max: 4 },
      isExpress: false,
      express: { extraCents: 65_000, days: { min: 1, max: 2 } },
      isFallback: false,
    })
  })

  it('costs more by express and is there sooner; express is not free with the rest', () => {
    expect(deliveryOf({ ...shipment, wantsExpress: true })).toMatchObject({
      costCents: 110_000,
      days: { min: 1, max: 2 },
      isExpress: true,
    })
    const free = deliveryOf({ ...shipment, own: parcel(6_000_000), wantsExpress: true })
    expect(free.costCents).toBe(65_000)
  })

  it('is no express where the zone has none', () => {
    const plain = { ...zone, express: null }
    expect(deliveryOf({ ...shipment, zone: plain, wantsExpress: true })).toMatchObject({
      costCents: 45_000,
      isExpress: false,
      express: null,
    })
  })

  it('costs the default price, as an estimate, where no zone is known at home; abroad there is none [A9.01] [A8.20]', () => {
    const unknown = { ...shipment, zone: undefined }
    expect(deliveryOf(unknown)).toMatchObject({ costCents: 35_000, isFallback: true, isAvailable: true })
    expect(deliveryOf({ ...unknown, isHome: false }).isAvailable).toBe(false)
  })

  it('does not go where a zone says so', () => {
    expect(deliveryOf({ ...shipment, zone: { ...zone, isDelivered: false } }).isAvailable).toBe(false)
  })

  it('of made-to-order items costs what the partner says and takes 2 to 7 days more [A9.16]', () => {
    const partner = { cents: lkrCents(123_400), days: { min: 3, max: 5 } }
    const made = { ...shipment, own: null, made: parcel(395_000), partner }
    expect(deliveryOf({ ...made, wantsExpress: true })).toMatchObject({
      costCents: 123_400,
      madeToOrderCents: 123_400,
      days: { min: 5, max: 12 },
      isExpress: false,
      isFallback: false,
    })
  })

  it('of both is there with the last parcel and costs both', () => {
    const partner = { cents: lkrCents(123_400), days: { min: 3, max: 5 } }
    const both = deliveryOf({ ...shipment, made: parcel(395_000), partner, wantsExpress: true })
    expect(both).toMatchObject({ costCents: 233_400, days: { min: 5, max: 12 } })
  })

  it('is calculated like a parcel of ours, as an estimate, when the partner says nothing', () => {
    const silent = deliveryOf({ ...shipment, own: null, made: parcel(395_000, 3000) })
    expect(silent).toMatchObject({ costCents: 60_000, isFallback: true, days: { min: 4, max: 11 } })
  })

  it('tells what its cost is made of, and from what on each part holds', () => {
    const heavy = deliveryOf({ ...shipment, own: parcel(2_000_000, 3200), wantsExpress: true })
    expect(heavy.parts).toEqual([
      { kind: 'price-step', parcel: 'own', cents: 30_000, from: 2_000_000, reached: 2_000_000 },
      { kind: 'weight-step', parcel: 'own', cents: 15_000, from: 3000, reached: 3200 },
      { kind: 'express', parcel: 'own', cents: 65_000, from: null, reached: null },
    ])
    const partner = { cents: lkrCents(123_400), days: null }
    const free = deliveryOf({ ...shipment, own: parcel(6_000_001), made: parcel(1), partner })
    expect(free.parts).toEqual([
      { kind: 'free-over', parcel: 'own', cents: 0, from: 6_000_000, reached: 6_000_001 },
      { kind: 'partner-rate', parcel: 'made', cents: 123_400, from: null, reached: null },
    ])
  })

  it('never costs less than nothing, and its shares add up', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    const some = fc.record({ goodsCents: amount, weightGrams: fc.integer({ min: 1, max: 50_000 }) })
    fc.assert(
      fc.property(some, some, fc.boolean(), fc.option(amount), (own, made, wantsExpress, rate) => {
        const partner = rate === null ? undefined : { cents: lkrCents(rate), days: null }
        const { costCents, madeToOrderCents, isExpress, parts } = deliveryOf({
          ...shipment,
          own,
          made,
          partner,
          wantsExpress,
        })
        expect(sumOf(parts)).toBe(costCents)
        expect(costCents).toBe(
          sumOf(feePartsOf(zone, own)) + (isExpress ? 65_000 : 0) + (madeToOrderCents ?? 0),
        )
        expect(costCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
