import fc from 'fast-check'
import type { PromoTerms } from '../src/features/promo-codes/index.ts'

type TakesOff = Pick<PromoTerms, 'discountType' | 'discountPercent' | 'discountCents'>

/** A code that anybody may use at any time, without what it takes off and what it is for. */
export const unconditional: Omit<PromoTerms, keyof TakesOff | 'categories' | 'productIds'> = {
  code: 'ANY',
  source: 'staff',
  mailboxHash: null,
  customerId: null,
  unitsMaximum: null,
  usesMaximum: null,
  usesPerCustomer: null,
  minimumCents: 0,
  startsOn: null,
  endsOn: null,
  isFirstOrderOnly: false,
  isActive: true,
}

const takesOff: fc.Arbitrary<TakesOff> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => discount('percentage', percent, null)),
  fc.integer({ min: 1, max: 99_999_999 }).map((cents) => discount('fixed', null, cents)),
  fc.constant(discount('free_shipping', null, null)),
)

function discount(type: PromoTerms['discountType'], percent: number | null, cents: number | null): TakesOff {
  return { discountType: type, discountPercent: percent, discountCents: cents }
}

/** No code, or one that takes off anything, for some of the categories and products or for all. */
export const anyPromoTerms = (
  categories: readonly PromoTerms['categories'][number][],
  productIds: readonly string[],
): fc.Arbitrary<PromoTerms | undefined> =>
  fc.option(
    fc
      .record({
        takesOff,
        categories: fc.subarray([...categories]),
        productIds: fc.subarray([...productIds]),
      })
      .map(({ takesOff: off, ...isFor }) => ({ ...unconditional, ...off, ...isFor })),
    { nil: undefined },
  )
