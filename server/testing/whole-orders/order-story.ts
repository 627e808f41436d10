import fc from 'fast-check'

/** What is bought: the SKU by its place in the prepared list. */
export interface StoryLine {
  readonly sku: number
  readonly quantity: number
}

/** What happens to an order after it was placed. */
export type OrderAction =
  | { readonly kind: 'refund'; readonly units: readonly number[]; readonly payout: Payout; readonly end: End }
  | {
      readonly kind: 'exchange'
      readonly units: readonly number[]
      /** What the products cost by then, of what they cost when they were bought. */
      readonly pricePercent: number
      readonly end: End
    }
  /** Staff refund so many percent of what is left, without a return. */
  | { readonly kind: 'staff-refund'; readonly percent: number }
  | LineAction

/** Staff cancel units before they are shipped, or refund them after that without a return. */
export interface LineAction {
  readonly kind: 'line-refund'
  readonly units: readonly number[]
  readonly payout: Payout
}

type Payout = 'original' | 'store-credit'
/** How a request ends. */
export type End = 'settled' | 'damaged' | 'in-part' | 'rejected' | 'open'

/** A promo code of the order: its type, and what it takes off. */
export interface StoryCode {
  readonly type: 'percentage' | 'fixed' | 'free_shipping'
  readonly percent: number
  readonly cents: number
}

/** The whole life of an order. */
export interface OrderStory {
  readonly lines: readonly StoryLine[]
  readonly currency: 'LKR' | 'USD' | 'JPY' | 'EUR'
  readonly isAbroad: boolean
  readonly isExpress: boolean
  readonly code: StoryCode | undefined
  /** Store credit of its shopper, in LKR cents. */
  readonly creditCents: number
  readonly isCash: boolean
  /** Units that are reserved before it is placed: for its shopper, or for another one. */
  readonly reserved: readonly (StoryLine & { readonly isForAnother: boolean })[]
  /** Units that staff cancel before it is shipped, one time after the other. */
  readonly cancellations: readonly LineAction[]
  /** Cancelled by its shopper before it is shipped. */
  readonly isCancelled: boolean
  readonly actions: readonly OrderAction[]
}

export const skuCount = 8

const units = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 })
const end = fc.constantFrom<End>('settled', 'settled', 'damaged', 'in-part', 'rejected', 'open')

const exchange: fc.Arbitrary<OrderAction> = fc.record({
  kind: fc.constant('exchange' as const),
  units,
  pricePercent: fc.constantFrom(100, 100, 137, 81, 33),
  end,
})

const staffRefund: fc.Arbitrary<OrderAction> = fc.record({
  kind: fc.constant('staff-refund' as const),
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
})

const lineAction: fc.Arbitrary<LineAction> = fc.record({
  kind: fc.constant('line-refund' as const),
  units,
  payout: fc.constantFrom<Payout>('original', 'store-credit'),
})

const action: fc.Arbitrary<OrderAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      units,
      payout: fc.constantFrom<Payout>('original', 'store-credit'),
      end,
    }),
  },
  { weight: 2, arbitrary: exchange },
  { weight: 1, arbitrary: staffRefund },
  { weight: 1, arbitrary: lineAction },
)

/** Any actions, and often what chance rarely brings together: an exchange of what staff have refunded. */
const actions: fc.Arbitrary<readonly OrderAction[]> = fc.oneof(
  fc.array(action, { maxLength: 4 }),
  fc.tuple(staffRefund, exchange),
)

const code: fc.Arbitrary<StoryCode> = fc.record({
  type: fc.constantFrom('percentage', 'fixed', 'free_shipping'),
  percent: fc.integer({ min: 1, max: 100 }),
  cents: fc.integer({ min: 1, max: 2_000_000 }),
})

/** Carts, currencies, codes, delivery and tenders of any kind, and what may follow. */
export const anyOrderStory: fc.Arbitrary<OrderStory> = fc.record({
  lines: fc.uniqueArray(fc.record({ sku: fc.nat(skuCount - 1), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ sku }) => sku,
  }),
  currency: fc.constantFrom('LKR', 'USD', 'JPY', 'EUR'),
  isAbroad: fc.boolean(),
  isExpress: fc.boolean(),
  code: fc.option(code, { nil: undefined }),
  creditCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_000 }), fc.constant(50_000_000)),
  isCash: fc.boolean(),
  reserved: fc.array(
    fc.record({
      sku: fc.nat(skuCount - 1),
      quantity: fc.integer({ min: 1, max: 2 }),
      isForAnother: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  cancellations: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(lineAction, { minLength: 1, maxLength: 2 }) },
  ),
  isCancelled: fc.boolean(),
  actions,
})
