import type { ShippingPart } from '@first-fashion/contract/explanation/price-breakdown'
import { describe, expect, it } from 'vitest'
import type { ExplainedAdjustment } from './explained.ts'
import { shippingSteps } from './shipping-figure.rules.ts'

const rupees = { code: 'LKR', symbol: 'Rs.', exchangeRate: 1 }
const dollars = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }

const part = (kind: ShippingPart['kind'], cents: number): ShippingPart => ({
  kind,
  parcel: kind === 'partner-rate' ? 'made' : 'own',
  cents,
  from: null,
  reached: null,
})
const [fee, rate, express] = [part('zone-fee', 30_000), part('partner-rate', 10_000), part('express', 20_000)]

const off = (cents: number, change: Partial<ExplainedAdjustment> = {}): ExplainedAdjustment => ({
  label: `off ${cents}`,
  appliesTo: 'shipping',
  cents: 0 - cents,
  lines: [],
  facts: [],
  ...change,
})
const shipping = (parts: readonly ShippingPart[], isEstimate = false) => ({
  zone: 'Hills',
  isEstimate,
  parts: [...parts],
})
const amount = (cents: number, shown = cents) => ({ cents, shown })
const alone = (cents: number) => ({ adjustments: [off(cents)], currency: rupees })

describe('the cost of delivery', () => {
  it('is the sum of its parts, which share what is shown, and is spread over its parcels', () => {
    const given = shipping([part('zone-fee', 35_000), part('weight-step', 5_000), rate])
    const found = shippingSteps({ adjustments: [], currency: dollars }, amount(50_000, 155), given)
    expect(found.steps.map(({ cents, shown }) => [cents, shown])).toEqual([
      [35_000, 109],
      [5_000, 15],
      [10_000, 31],
    ])
    expect(found.steps.map(({ of }) => of)).toEqual(
      given.parts.map((one) => ({ kind: 'shipping', part: one })),
    )
    expect(found.parcels).toEqual({ own: amount(40_000, 124), made: amount(10_000, 31) })
    expect(found.facts).toEqual([{ kind: 'zone', zone: 'Hills' }])
  })

  it('says that it is an estimate', () => {
    const order = { adjustments: [], currency: rupees }
    expect(shippingSteps(order, amount(30_000), shipping([fee], true)).facts).toEqual([
      { kind: 'zone', zone: 'Hills' },
      { kind: 'estimate' },
    ])
  })
})

describe('what is taken off delivery', () => {
  it('is a step for each adjustment of delivery, in both amounts', () => {
    const adjustments = [off(10_000), off(5_000, { appliesTo: 'goods' }), off(0), off(20_000)]
    const given = shipping([fee, express])
    // The total's rounding made 63 of the 62 that 20,000 cents are alone.
    const { steps, parcels } = shippingSteps({ adjustments, currency: dollars }, amount(20_000, 63), given)
    expect(steps.map(({ cents, shown }) => [cents, shown])).toEqual([
      [30_000, 94],
      [20_000, 62],
      [-10_000, -31],
      [-20_000, -62],
    ])
    expect(steps.slice(2).map(({ of }) => of)).toEqual([
      { kind: 'adjustment', label: 'off 10000' },
      { kind: 'adjustment', label: 'off 20000' },
    ])
    expect(parcels).toEqual({ own: amount(20_000, 63), made: amount(0) })
  })

  it('comes off standard delivery of both parcels first', () => {
    const given = shipping([fee, rate, express])
    expect(shippingSteps(alone(35_000), amount(25_000), given).parcels).toEqual({
      own: amount(23_750),
      made: amount(1_250),
    })
  })

  it('comes off express delivery with the rest', () => {
    const given = shipping([fee, rate, express])
    expect(shippingSteps(alone(45_000), amount(15_000), given).parcels).toEqual({
      own: amount(15_000),
      made: amount(0),
    })
  })

  it('brings its facts along, without the terms of its code', () => {
    const terms = {
      code: 'SHIP',
      discountType: 'free_shipping' as const,
      discountPercent: null,
      discountCents: null,
    }
    const facts = [
      { kind: 'code' as const, promo: { ...terms, requestedCents: 1, goodsCents: 1 }, isForAll: false },
      { kind: 'text' as const, text: 'Free delivery this week.' },
    ]
    const order = { adjustments: [off(30_000, { facts })], currency: rupees }
    expect(shippingSteps(order, amount(0), shipping([fee])).facts).toEqual([
      { kind: 'zone', zone: 'Hills' },
      { kind: 'text', text: 'Free delivery this week.' },
    ])
  })
})
