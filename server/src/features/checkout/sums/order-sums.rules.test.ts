import { allocate, chargedMinorOf, hundredthSums } from '@first-fashion/contract/money/checkout-sums'
import {
  decimalsOf,
  type LkrCents,
  lkrCents,
  multiplyCents,
  rupeesFromCents,
  shareOfCents,
} from '@first-fashion/contract/money/money'
import { summedRows, sumRows } from '@first-fashion/contract/orders/sum-rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPromoTerms } from '../../../../testing/promo-terms.ts'
import { sumWords } from '../../../../testing/sum-words.ts'
import type { Adjustable } from '../../order-sums/index.ts'
import { type PromoTerms, promoOffer } from '../../promo-codes/index.ts'
import { creditFor } from '../../store-credit/index.ts'
import { applied, isBelowMinimumCharge } from './order-sums.rules.ts'

const categories = ['Men', 'Women', 'Kids', 'Unisex'] as const

const line = fc
  .record({
    productId: fc.constantFrom('shirt', 'sarong', 'hat', 'mug'),
    category: fc.constantFrom(...categories),
    priceCents: fc.integer({ min: 1, max: 9_999_999 }),
    quantity: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ productId, category, priceCents, quantity }) => ({
    productId,
    category,
    quantity,
    priceCents,
    total: multiplyCents(lkrCents(priceCents), quantity),
  }))

const promo = anyPromoTerms(categories, ['shirt', 'sarong'])

const delivery = fc
  .record({
    isExpress: fc.boolean(),
    standard: fc.integer({ min: 0, max: 1_500_000 }),
    extra: fc.integer({ min: 1, max: 500_000 }),
  })
  .map(({ isExpress, standard, extra }) => ({
    isExpress,
    costCents: lkrCents(standard + (isExpress ? extra : 0)),
    express: { extraCents: lkrCents(extra), days: { min: 1, max: 2 } },
  }))

const currency = fc.record({
  code: fc.constantFrom('LKR', 'USD', 'GBP', 'INR', 'JPY'),
  symbol: fc.constant('¤'),
  exchangeRate: fc.double({ min: 0.0001, max: 3, noNaN: true }),
})

const credit = fc.oneof(fc.constant(lkrCents(0)), fc.integer({ min: 1, max: 500_000_000 }).map(lkrCents))

const hundredthsIn = (shown: string): number => Math.round(Number(shown.replace(/[¤,]/g, '')) * 100)

it('the amounts of any order add up to the cent, in rupees, as shown and as charged', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      delivery,
      promo,
      currency,
      credit,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      (lines, sentFor, terms, shownIn, available, parts) => {
        const priced = pricedBy(lines, sentFor, terms, available)
        expect(priced.total).toBe(priced.subtotal + priced.shipping - priced.discount)
        expect(priced.total).toBeGreaterThanOrEqual(0)
        expect(priced.discount).toBeLessThanOrEqual(priced.subtotal)
        if (terms?.discountType === 'free_shipping' && !sentFor.isExpress) expect(priced.shipping).toBe(0)

        expect(priced.prepaid + priced.due).toBe(priced.total)
        expect(priced.prepaid).toBeLessThanOrEqual(Math.min(available, priced.total))
        expect(priced.prepaid).toBeGreaterThanOrEqual(0)
        if (priced.prepaid > 0 && priced.due > 0) expect(priced.due).toBeGreaterThanOrEqual(20_000)

        const shown = hundredthSums(summedRows(wireSums(lines, priced)), shownIn)
        expect(sum(shown.lines)).toBe(shown.subtotal)
        expect(shown.subtotal - sum(shown.goodsOff) + shown.shipping).toBe(shown.total)
        expect(shown.total - sum(shown.prepaid)).toBe(shown.due)
        expect(Math.min(shown.total, shown.due)).toBeGreaterThanOrEqual(0)
        if (priced.due === 0) expect(shown.due).toBe(0)

        const charged = chargedMinorOf(shown.due, shownIn.code)
        const exact = (priced.due / 100) * shownIn.exchangeRate * 10 ** decimalsOf(shownIn.code)
        // Every row is rounded by half a hundredth at most, a line as often as it has units; the charge once more.
        const most = sum(lines.map(({ quantity }) => quantity)) + 4
        expect(Math.abs(charged - exact)).toBeLessThanOrEqual(0.5 * most + 1 + 1e-6 * exact)

        // Parts of it go back one after the other, and then the rest.
        let back = { minor: 0, cents: 0 }
        for (const part of [...parts, 1]) {
          const minor = back.minor + Math.floor((charged - back.minor) * part)
          const worth = shareOfCents(priced.due, minor, charged) - back.cents
          expect(worth).toBeGreaterThanOrEqual(0)
          back = { minor, cents: back.cents + worth }
        }
        expect(back).toEqual({ minor: charged, cents: charged === 0 ? 0 : priced.due })
      },
    ),
    { numRuns: 500 },
  )
})

type PricedLines = Parameters<typeof applied>[0]
type Sent = Parameters<typeof applied>[1]

/** An order with one promo code and one balance. */
const pricedBy = (lines: PricedLines, sentFor: Sent, terms: PromoTerms | undefined, available: LkrCents) =>
  applied(lines, sentFor, {
    adjustments: terms === undefined ? [] : [{ source: { name: 'promo-codes' }, offer: promoOffer(terms) }],
    tenders: [{ tender: tenderOf('store-credit'), available }],
  })

/** The sums as calls answer them, in rupees. */
const wireSums = (
  lines: readonly { priceCents: number; quantity: number }[],
  sums: ReturnType<typeof applied>,
) => ({
  lines: lines.map(({ priceCents, quantity }) => ({ price: priceCents / 100, quantity })),
  subtotal: rupeesFromCents(sums.subtotal),
  shipping: rupeesFromCents(sums.shipping),
  total: rupeesFromCents(sums.total),
  adjustments: sums.adjustments.map((one) => ({ ...one, amount: rupeesFromCents(one.cents) })),
  tenders: sums.tenders.map((one) => ({ ...one, amount: rupeesFromCents(one.cents) })),
})

const tenderOf = (name: string) => ({ name, kind: name, label: name, paysOf: creditFor })

/** A feature that takes a share off some lines, or off the shipping. */
const anyOffer = fc
  .record({
    appliesTo: fc.constantFrom('goods' as const, 'shipping' as const),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    productIds: fc.subarray(['shirt', 'sarong', 'hat', 'mug']),
  })
  .map(({ appliesTo, share, productIds }) => ({
    source: { name: 'rewards' },
    offer: {
      adjust: (order: Adjustable) => {
        const weights = order.lines.map(({ productId, total }): number =>
          productIds.includes(productId) ? total : 0,
        )
        const whole = appliesTo === 'goods' ? weights.reduce((sum, one) => sum + one, 0) : order.shipping
        const off = Math.floor(whole * share)
        const shares = appliesTo === 'goods' ? allocate(off, weights).map((one) => lkrCents(0 - one)) : []
        const named = { kind: 'reward', label: 'Reward', reference: 'R-1', facts: [] }
        return { ...named, appliesTo, cents: lkrCents(0 - off), shares }
      },
    },
  }))

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

it('any adjustments and tenders add up to the cent, line by line and as they are shown', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      delivery,
      fc.array(anyOffer, { maxLength: 4 }),
      fc.array(credit, { maxLength: 3 }),
      currency,
      (lines, sentFor, adjustments, balances, shownIn) => {
        const tenders = balances.map((available, nth) => ({ tender: tenderOf(`tender-${nth}`), available }))
        const priced = applied(lines, sentFor, { adjustments, tenders })
        const off = sum(priced.adjustments.map(({ cents }) => cents))
        expect(priced.subtotal + priced.shippingFee + off).toBe(priced.total)
        expect(priced.subtotal + priced.shipping - priced.discount).toBe(priced.total)
        expect(sum(priced.tenders.map(({ cents }) => cents)) + priced.due).toBe(priced.total)
        expect(Math.min(priced.total, priced.shipping, priced.due)).toBeGreaterThanOrEqual(0)
        for (const { appliesTo, cents, shares } of priced.adjustments)
          if (appliesTo === 'goods') expect(sum(shares) + 0).toBe(cents + 0)
        for (const [at, { total }] of lines.entries())
          expect(
            total + sum(priced.adjustments.map(({ shares }): number => shares[at] ?? 0)),
          ).toBeGreaterThanOrEqual(0)

        const rows = sumRows(wireSums(lines, priced), shownIn, sumWords)
        const shown = rows.map(
          (one) => hundredthsIn(one.shown.replace('−', '')) * (one.shown.startsWith('−') ? -1 : 1),
        )
        const totalAt = rows.findIndex(({ kind }) => kind === 'total')
        expect(sum(shown.slice(0, totalAt))).toBe(shown[totalAt])
        if (rows.at(-1)?.kind === 'due') expect(sum(shown.slice(totalAt, -1))).toBe(shown.at(-1))
        expect(sum(rows.slice(0, totalAt).map(({ cents }) => cents))).toBe(priced.total)
      },
    ),
    { numRuns: 500 },
  )
})

describe('the delivery of an order', () => {
  const shirt = { productId: 'shirt', category: 'Men', quantity: 1, total: lkrCents(100_000) }
  const sent = (isExpress: boolean, express: number | null) => ({
    costCents: lkrCents(50_000),
    isExpress,
    express: express === null ? null : { extraCents: lkrCents(express), days: { min: 1, max: 2 } },
  })
  /** What an offer gets of the order, after one that takes something off. */
  const orderAfter = (delivery: Sent, first: { appliesTo: 'goods' | 'shipping'; cents: number }) => {
    let order: Adjustable | undefined
    const named = { kind: 'reward', label: 'Reward', reference: 'R-1', facts: [] }
    const takes = { ...named, appliesTo: first.appliesTo, cents: lkrCents(first.cents) }
    const shares = first.appliesTo === 'goods' ? [takes.cents] : []
    const nothing = { ...named, appliesTo: 'goods' as const, cents: lkrCents(0), shares: [] }
    const adjustments = [
      { source: { name: 'first' }, offer: { adjust: () => ({ ...takes, shares }) } },
      {
        source: { name: 'second' },
        offer: {
          adjust: (left: Adjustable) => {
            order = left
            return nothing
          },
        },
      },
    ]
    applied([shirt, shirt], delivery, { adjustments, tenders: [] })
    return order
  }

  it('is charged, but not of an order that costs nothing', () => {
    const none = { adjustments: [], tenders: [] }
    expect(applied([shirt], sent(false, null), none)).toMatchObject({ shippingFee: 50_000, total: 150_000 })
    const free = { ...shirt, total: lkrCents(0) }
    expect(applied([free], sent(true, 20_000), none)).toMatchObject({ shippingFee: 0, total: 0 })
  })

  it('offers its express part as far as that is left', () => {
    const off = { appliesTo: 'shipping' as const, cents: -10_000 }
    expect(orderAfter(sent(true, 20_000), off)).toMatchObject({ shipping: 40_000, express: 20_000 })
    expect(orderAfter(sent(true, 20_000), { ...off, cents: -35_000 })).toMatchObject({
      shipping: 15_000,
      express: 15_000,
    })
    expect(orderAfter(sent(false, 20_000), off)).toMatchObject({ express: 0 })
    expect(orderAfter(sent(true, null), off)).toMatchObject({ express: 0 })
  })

  it('stays as it is when something is taken off a line', () => {
    const left = orderAfter(sent(true, 20_000), { appliesTo: 'goods', cents: -30_000 })
    expect(left).toMatchObject({ shipping: 50_000, express: 20_000 })
    expect(left?.lines).toEqual([{ ...shirt, total: 70_000 }, shirt])
  })
})

it('a balance that pays nothing is no tender', () => {
  const shirt = { productId: 'shirt', category: 'Men', quantity: 1, total: lkrCents(100_000) }
  const free = { costCents: lkrCents(0), isExpress: false, express: null }
  const tendersOf = (...balances: number[]) =>
    applied([shirt], free, {
      adjustments: [],
      tenders: balances.map((one, at) => ({ tender: tenderOf(`t${at}`), available: lkrCents(one) })),
    }).tenders
  const first = { source: 't0', kind: 't0', label: 't0', cents: 30_000 }
  expect(tendersOf(30_000, 0)).toEqual([first])
  expect(tendersOf(30_000, 90_000)).toEqual([first, { source: 't1', kind: 't1', label: 't1', cents: 70_000 }])
})

it('an adjustment may leave nothing to pay, or at least 200 rupees', () => {
  const named = { source: 'rewards', kind: 'reward', label: 'Reward', reference: 'R-1', facts: [] }
  const off = { ...named, appliesTo: 'goods' as const, cents: lkrCents(-1), shares: [] }
  const due = (cents: number, adjustments = [off]) =>
    isBelowMinimumCharge({ due: lkrCents(cents), adjustments })
  expect([0, 1, 19_999, 20_000].map((cents) => due(cents))).toEqual([false, true, true, false])
  expect(due(1, [])).toBe(false)
})
