import {
  chargedMinorUnits,
  decimalsOf,
  lkrCents,
  multiplyCents,
  rupeesFromCents,
  shownSums,
} from '@first-fashion/contract/money/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PromoTerms } from '../promo-codes/index.ts'
import { sumsOf } from './order-pricing.ts'

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
    total: multiplyCents(lkrCents(priceCents), quantity),
  }))

const anyTerms = {
  code: 'ANY',
  emailKey: null,
  usesMaximum: null,
  usesPerCustomer: null,
  minimumCents: 0,
  startsOn: null,
  endsOn: null,
  isFirstOrderOnly: false,
  isActive: true,
} as const

const discount = fc.oneof(
  fc.record({
    discountType: fc.constant('percentage' as const),
    discountPercent: fc.integer({ min: 1, max: 100 }),
    discountCents: fc.constant(null),
  }),
  fc.record({
    discountType: fc.constant('fixed' as const),
    discountPercent: fc.constant(null),
    discountCents: fc.integer({ min: 1, max: 99_999_999 }),
  }),
  fc.constant({ discountType: 'free_shipping' as const, discountPercent: null, discountCents: null }),
)

const promo = fc.option(
  fc
    .record({
      discount,
      categories: fc.subarray([...categories]),
      productIds: fc.subarray(['shirt', 'sarong']),
    })
    .map(({ discount: takesOff, ...isFor }): PromoTerms => ({ ...anyTerms, ...takesOff, ...isFor })),
  { nil: undefined },
)

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

const hundredthsIn = (shown: string): number => Math.round(Number(shown.replace(/[¤,]/g, '')) * 100)

it('the amounts of any order add up to the cent, in rupees, as shown and as charged', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      delivery,
      promo,
      currency,
      (lines, sentFor, terms, shownIn) => {
        const priced = sumsOf(lines, sentFor, terms)
        expect(priced.total).toBe(priced.subtotal + priced.shipping - priced.discount)
        expect(priced.total).toBeGreaterThanOrEqual(0)
        expect(priced.discount).toBeLessThanOrEqual(priced.subtotal)
        if (terms?.discountType === 'free_shipping' && !sentFor.isExpress) expect(priced.shipping).toBe(0)

        const shown = shownSums(
          {
            lines: lines.map((one) => rupeesFromCents(one.total)),
            subtotal: rupeesFromCents(priced.subtotal),
            shipping: rupeesFromCents(priced.shipping),
            discount: rupeesFromCents(priced.discount),
            total: rupeesFromCents(priced.total),
          },
          shownIn,
        )
        const subtotal = hundredthsIn(shown.subtotal)
        expect(shown.lines.map(hundredthsIn).reduce((sum, one) => sum + one, 0)).toBe(subtotal)
        expect(subtotal + hundredthsIn(shown.shipping) - hundredthsIn(shown.discount)).toBe(
          hundredthsIn(shown.total),
        )

        const exact = (priced.total / 100) * shownIn.exchangeRate * 10 ** decimalsOf(shownIn.code)
        expect(Math.abs(chargedMinorUnits(priced.total, shownIn) - exact)).toBeLessThanOrEqual(
          0.5 + 1e-6 * exact,
        )
      },
    ),
    { numRuns: 500 },
  )
})
