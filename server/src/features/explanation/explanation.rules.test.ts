import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import { chargedMinorUnits } from '@first-fashion/contract/money/checkout-sums'
import { lkrCents, multiplyCents, shareOfCents } from '@first-fashion/contract/money/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPromoTerms } from '../../../testing/promo-terms.ts'
import { applied, priceBreakdownOf } from '../checkout/index.ts'
import { promoOffer } from '../promo-codes/index.ts'
import { deliveryOf } from '../shipping/index.ts'
import { creditFor } from '../store-credit/index.ts'
import type { Explained, ExplainedRefund } from './explained.ts'
import { explain } from './explanation.rules.ts'

const cents = (min: number, max: number) => fc.integer({ min, max })

const cart = fc.array(
  fc.record({
    productId: fc.constantFrom('shirt', 'sarong', 'hat'),
    category: fc.constantFrom('Men', 'Women', 'Kids'),
    unitPriceCents: cents(1, 9_999_999),
    quantity: cents(1, 40),
    isMadeToOrder: fc.boolean(),
    weightGrams: cents(1, 5000),
  }),
  { minLength: 1, maxLength: 12 },
)

const promo = anyPromoTerms(['Men', 'Women'], ['shirt', 'sarong'])

const steps = fc.array(fc.record({ from: cents(1, 5_000_000), amountCents: cents(1, 90_000) }), {
  maxLength: 3,
})
const zone = fc.option(
  fc.record({
    id: fc.constant('z'),
    name: fc.constant('Hill country'),
    isDelivered: fc.constant(true),
    feeCents: cents(0, 500_000),
    freeOverCents: fc.option(cents(1, 20_000_000)),
    days: fc.constant({ min: 2, max: 4 }),
    express: fc.option(fc.record({ extraCents: cents(1, 90_000), days: fc.constant({ min: 1, max: 2 }) })),
    weightSteps: steps,
    priceSteps: steps,
  }),
  { nil: undefined },
)

const currency = fc.oneof(
  fc.constant({ code: 'LKR', symbol: 'Rs.', exchangeRate: 1 }),
  fc.record({
    code: fc.constantFrom('USD', 'GBP', 'INR', 'JPY'),
    symbol: fc.constant('¤'),
    exchangeRate: fc.double({ min: 0.001, max: 3, noNaN: true }),
  }),
)

const wish = fc.record({
  cart,
  promo,
  zone,
  currency,
  wantsExpress: fc.boolean(),
  partnerCents: fc.option(cents(0, 900_000), { nil: undefined }),
  creditShare: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  /** Shares of what is left that go back, one after the other. */
  refundShares: fc.array(fc.constantFrom(0.1, 0.33, 0.5, 1), { maxLength: 4 }),
  /** Of each refund, what of it belongs to lines, by their place; null of a refund by amount. */
  units: fc.array(
    fc.option(
      fc.record({
        texts: fc.constant(['Return.']),
        lines: fc.uniqueArray(fc.record({ line: cents(0, 11), cents: cents(1, 900_000) }), {
          selector: ({ line }) => line,
          minLength: 1,
          maxLength: 3,
        }),
        shippingCents: fc.constantFrom(0, 35_000),
      }),
    ),
    { minLength: 5, maxLength: 5 },
  ),
  isStored: fc.constant<boolean>(true),
})
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never

/** An order as the checkout reckons it. */
function ordered(given: Wish): Explained {
  const lines = given.cart.map((line) => ({
    ...line,
    total: multiplyCents(lkrCents(line.unitPriceCents), line.quantity),
  }))
  const parcelOf = (some: typeof lines) =>
    some.length === 0
      ? null
      : {
          goodsCents: some.reduce((sum, line) => sum + line.total, 0),
          weightGrams: some.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
        }
  const delivery = deliveryOf({
    zone: given.zone,
    defaultCents: lkrCents(35_000),
    isHome: true,
    own: parcelOf(lines.filter((line) => !line.isMadeToOrder)),
    made: parcelOf(lines.filter((line) => line.isMadeToOrder)),
    partner:
      given.partnerCents === undefined ? undefined : { cents: lkrCents(given.partnerCents), days: null },
    wantsExpress: given.wantsExpress,
  })
  const adjustments =
    given.promo === undefined ? [] : [{ source: { name: 'promo-codes' }, offer: promoOffer(given.promo) }]
  const tender = { name: 'store-credit', kind: 'store-credit', label: 'Store credit', paysOf: creditFor }
  const sumsWith = (available: number) =>
    applied(lines, delivery, { adjustments, tenders: [{ tender, available: lkrCents(available) }] })
  const { due, ...sums } = sumsWith(Math.floor(sumsWith(0).total * given.creditShare))
  const rows = {
    lines: lines.map(({ unitPriceCents, quantity }) => ({ price: unitPriceCents / 100, quantity })),
    goodsOff: sums.adjustments.flatMap((one) => (one.appliesTo === 'goods' ? [0 - one.cents / 100] : [])),
    shipping: sums.shipping / 100,
    prepaid: sums.tenders.map(({ cents }) => cents / 100),
  }
  const chargedMinor = chargedMinorUnits(rows, given.currency)
  const rate = { setAt: 1, setBy: 'staff', agreedAt: 2, heldUntil: 3 } as const
  return {
    lines: lines.map(({ unitPriceCents, quantity, productId }) => ({
      name: productId,
      color: 'White',
      size: 'M',
      quantity,
      unitPriceCents,
    })),
    subtotalCents: sums.subtotal,
    shippingCents: sums.shipping,
    totalCents: sums.total,
    taxes: [],
    adjustments: sums.adjustments.map(({ shares, ...adjustment }) => ({
      ...adjustment,
      lines: shares.flatMap((share, line) => (share === 0 ? [] : [{ line, cents: share }])),
    })),
    tenders: sums.tenders.map((one) => ({ ...one, returnedCents: 0, creditNotes: [] })),
    currency: given.currency,
    chargedMinor,
    priceBreakdown: given.isStored ? priceBreakdownOf(lines, delivery, rate) : null,
    at: 2,
    refunds: refundsOf(given, chargedMinor, due),
    entries: [],
  }
}

function refundsOf({ refundShares, units, currency, cart }: Wish, chargedMinor: number, dueCents: number) {
  let back = 0
  return refundShares.flatMap((share, at): ExplainedRefund[] => {
    const given = units[at] ?? null
    const amountMinor = Math.ceil((chargedMinor - back) * share)
    if (amountMinor === 0) return []
    const worth = (minor: number) => shareOfCents(dueCents, minor, chargedMinor)
    const amountCents = worth(back + amountMinor) - worth(back)
    back += amountMinor
    return [
      {
        amountMinor,
        amountCents,
        currencyCode: currency.code,
        state: 'succeeded',
        reason: 'staff',
        provider: 'stripe',
        requestedAt: 4,
        settledAt: 5,
        note: '',
        creditNote: null,
        units: given && { ...given, lines: given.lines.filter(({ line }) => line < cart.length) },
      },
    ]
  })
}

const sumOf = (amounts: readonly { cents: number; shown: number }[]) => ({
  cents: amounts.reduce((sum, one) => sum + one.cents, 0),
  shown: amounts.reduce((sum, one) => sum + one.shown, 0),
})
const figure = ({ figures }: Explanation, key: string) => figures.find((one) => one.key === key)
const kinds = ({ figures }: Explanation) => figures.flatMap(({ steps }) => steps.map(({ of }) => of.kind))

describe('the explanation of any order', () => {
  it('has steps that add up to every figure, in rupees and in the shown and charged currency', () => {
    fc.assert(
      fc.property(wish, (given) => {
        const order = ordered(given)
        const explained = explain(order)
        for (const one of explained.figures) {
          const amount = { cents: one.cents + 0, shown: one.shown + 0 }
          if (one.steps.length > 0) expect(sumOf(one.steps)).toEqual(amount)
          if (one.shares.length > 0) expect(sumOf(one.shares)).toEqual(amount)
        }
        expect(kinds(explained)).not.toContain('unexplained')
        expect(kinds(explained)).not.toContain('not-recorded')
        expect(figure(explained, 'total')).toMatchObject({ cents: order.totalCents })
        expect(figure(explained, 'total')?.shares).toHaveLength(order.lines.length)
        const decimals = given.currency.code === 'JPY' ? 1 : 100
        expect(figure(explained, 'charged')?.shown).toBe((order.chargedMinor * 100) / decimals)
      }),
      { numRuns: 500 },
    )
  })

  it('gives no line more back than it came to, and all of it when all goes back', () => {
    fc.assert(
      fc.property(wish, (given) => {
        const order = ordered({ ...given, refundShares: [...given.refundShares, 1] })
        const explained = explain(order)
        const charged = figure(explained, 'charged')
        const refunds = explained.figures.filter(({ kind }) => kind === 'refund')
        expect(sumOf(refunds).cents + (charged?.cents ?? 0)).toBe(
          order.chargedMinor === 0 ? charged?.cents : 0,
        )
        for (const { steps } of refunds)
          for (const step of steps) {
            expect(step.cents).toBeLessThanOrEqual(0)
            expect(step.shown).toBeLessThanOrEqual(0)
          }
      }),
      { numRuns: 300 },
    )
  })

  it('says of an order without a price breakdown what it knows, and that the rest was not kept', () => {
    fc.assert(
      fc.property(wish, (given) => {
        const order = ordered({ ...given, isStored: false })
        const explained = explain(order)
        for (const one of explained.figures.filter(({ steps }) => steps.length > 0))
          expect(sumOf(one.steps)).toEqual({ cents: one.cents + 0, shown: one.shown + 0 })
        expect(kinds(explained)).toContain('not-recorded')
        expect(kinds(explained)).not.toContain('unexplained')
        expect(figure(explained, 'total')?.shares).toEqual([])
        if (given.currency.code !== 'LKR') expect(explained.rate).toMatchObject({ setBy: null, agreedAt: 2 })
      }),
    )
  })
})

const plain: Wish = {
  cart: [
    {
      productId: 'shirt',
      category: 'Men',
      unitPriceCents: 895_000,
      quantity: 2,
      isMadeToOrder: false,
      weightGrams: 300,
    },
    {
      productId: 'hat',
      category: 'Women',
      unitPriceCents: 100_001,
      quantity: 1,
      isMadeToOrder: true,
      weightGrams: 100,
    },
  ],
  promo: undefined,
  zone: undefined,
  currency: { code: 'JPY', symbol: '¤', exchangeRate: 0.45 },
  wantsExpress: false,
  partnerCents: 123_400,
  creditShare: 0,
  refundShares: [],
  units: [],
  isStored: true,
}

describe('a figure', () => {
  it('of shipping is spread over what lies in each parcel', () => {
    expect(figure(explain(ordered(plain)), 'shipping')?.shares.map(({ cents }) => cents)).toEqual([
      35_000, 123_400,
    ])
  })

  it('that is charged tells the exact product, and what rounding it to whole yen adds', () => {
    const explained = explain(ordered(plain))
    // 20,484.01 rupees at 0.45 are 9,217.8045 yen.
    expect(figure(explained, 'charged')).toMatchObject({
      shown: 921_800,
      movesIn: 'JPY',
      facts: [
        { kind: 'exchange', cents: 2_048_401, exactMillionths: 9_217_804_500, roundingMillionths: 195_500 },
      ],
      steps: [{ of: { kind: 'figure', figure: 'total' } }, { shown: 20, of: { kind: 'rounding' } }],
    })
  })

  it('of free delivery by a code shows what it would have cost', () => {
    const [free] = fc.sample(
      promo.filter((one) => one?.discountType === 'free_shipping'),
      1,
    )
    const shipping = figure(explain(ordered({ ...plain, promo: free })), 'shipping')
    expect(shipping).toMatchObject({ cents: 0 })
    expect(shipping?.steps.map(({ of, cents }) => [of.kind, cents])).toEqual([
      ['shipping', 35_000],
      ['shipping', 123_400],
      ['adjustment', -158_400],
    ])
  })

  it('of store credit, and of what went back of it, leaves the rest to pay', () => {
    const { tenders, ...order } = ordered({ ...plain, creditShare: 0.5 })
    const explained = explain({
      ...order,
      tenders: tenders.map((tender) => ({ ...tender, returnedCents: 100_000 })),
    })
    expect(explained.figures.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['subtotal', 1_890_001],
      ['shipping', 158_400],
      ['total', 2_048_401],
      ['tender', -1_024_200],
      ['due', 1_024_201],
      ['charged', 1_024_201],
      ['tender-returned', -100_000],
    ])
  })

  it('of a refund is on the lines that it belongs to, and only what is by amount is spread', () => {
    const order = ordered(plain)
    const refund = (cents: number, units: ExplainedRefund['units']): ExplainedRefund => ({
      amountMinor: Math.round(cents * 0.0045),
      amountCents: cents,
      currencyCode: 'JPY',
      state: 'succeeded',
      reason: 'staff',
      provider: 'stripe',
      requestedAt: 4,
      settledAt: 5,
      note: '',
      creditNote: 'FF-CN-2026-000001',
      units,
    })
    const hat = { texts: ['Return of 1 × hat.'], lines: [{ line: 1, cents: 100_001 }], shippingCents: 0 }
    const shirt = { texts: ['Cancelled: 1 × shirt.'], lines: [{ line: 0, cents: 895_000 }], shippingCents: 0 }
    const explained = explain({
      ...order,
      refunds: [refund(100_000, null), refund(895_000, shirt), refund(100_001, hat)],
    })
    const parts = (key: string) =>
      figure(explained, key)?.steps.map(({ of, cents }) => [of.kind === 'share' && of.line, cents])
    expect(parts('refund-2')).toEqual([[0, -895_000]])
    expect(parts('refund-3')).toEqual([[1, -100_001]])
    // What is left of the lines is 1,825,000 less 895,000 and 223,401 less 100,001, shipping included.
    expect(parts('refund-1')).toEqual([
      [0, -88_286],
      [1, -11_714],
    ])
    for (const text of [...shirt.texts, 'Credit note FF-CN-2026-000001.'])
      expect(figure(explained, 'refund-2')?.facts).toContainEqual({ kind: 'text', text })
  })

  it('that does not come out of what was kept says so in its own step', () => {
    const explained = explain({ ...ordered(plain), shippingCents: 158_500, totalCents: 2_048_501 })
    expect(figure(explained, 'shipping')?.steps.at(-1)).toMatchObject({
      cents: 100,
      of: { kind: 'unexplained' },
    })
  })
})
