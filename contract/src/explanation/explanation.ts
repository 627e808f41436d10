import { z } from 'zod'
import { ledgerAccounts, ledgerKinds, refundReasons, refundStates } from '../payments/ledger.ts'
import { paymentProviders } from '../payments/methods.ts'
import { priceBreakdown, rateSetters, shippingPart } from './price-breakdown.ts'

const moment = z.number().int()
const line = z.number().int().min(0)

/** Signed: LKR cents, and hundredths of the currency that the figure is shown in. */
const amount = { cents: z.number().int(), shown: z.number().int() }

export const figureKinds = [
  'subtotal',
  'discount',
  'shipping',
  'total',
  'store-credit',
  'due',
  'charged',
  'refund',
  'store-credit-back',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** What a step stands for; 'unkept' was not kept with an older order, 'unexplained' is what ought not to be. */
const step = z.object({
  ...amount,
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('line'), line }),
    z.object({ kind: z.literal('share'), line }),
    z.object({ kind: z.literal('figure'), figure: z.enum(figureKinds) }),
    z.object({ kind: z.literal('shipping'), part: shippingPart }),
    z.object({ kind: z.literal('free-by-code'), code: z.string() }),
    z.object({ kind: z.literal('rounding') }),
    z.object({ kind: z.literal('unkept') }),
    z.object({ kind: z.literal('unexplained') }),
  ]),
})
export type Step = z.output<typeof step>

/** What is to be known about a figure beside what adds up to it. */
const fact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('zone'), zone: z.string().nullable() }),
  z.object({ kind: z.literal('estimate') }),
  z.object({ kind: z.literal('code'), promo: priceBreakdown.shape.promo.unwrap(), isForAll: z.boolean() }),
  z.object({ kind: z.literal('code-unkept'), code: z.string() }),
  z.object({
    kind: z.literal('exchange'),
    cents: z.number().int(),
    /** The exact product, and what rounding it to the currency's own decimals adds; millionths of the currency. */
    exactMillionths: z.number().int(),
    roundingMillionths: z.number().int(),
  }),
  z.object({
    kind: z.literal('refund'),
    state: z.enum(refundStates),
    reason: z.enum(refundReasons),
    /** null of cash. */
    provider: z.enum(paymentProviders).nullable(),
    requestedAt: moment,
    settledAt: moment.nullable(),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('part-of-payment'),
    /** Minor units of what was charged. */
    minor: z.number().int(),
    wholeMinor: z.number().int(),
    cents: z.number().int(),
    wholeCents: z.number().int(),
  }),
])
export type Fact = z.output<typeof fact>

const figure = z.object({
  /** Different for each of an order's figures. */
  key: z.string(),
  kind: z.enum(figureKinds),
  ...amount,
  /** The currency of money that moves, which is shown with its own decimals; null of what is shown as prices are. */
  movesIn: z.string().nullable(),
  facts: z.array(fact),
  /** They add up to the figure, in both amounts. */
  steps: z.array(step),
  /** The figure spread over the lines; they add up to it too. Empty where the steps are that already. */
  shares: z.array(z.object({ ...amount, line })),
})
export type Figure = z.output<typeof figure>

/** How the figures of an order, or of one that is about to be placed, come about: the same for shopper and staff. */
export const explanation = z.object({
  currency: z.object({ code: z.string(), symbol: z.string(), exchangeRate: z.number() }),
  lines: z.array(
    z.object({
      name: z.string(),
      color: z.string(),
      size: z.string(),
      quantity: z.number().int(),
      unitPriceCents: z.number().int(),
    }),
  ),
  figures: z.array(figure),
  /** null in rupees. Who set it, and when, is not known of older orders. */
  rate: z
    .object({
      setAt: moment.nullable(),
      setBy: z.enum(rateSetters).nullable(),
      agreedAt: moment,
      heldUntil: moment.nullable(),
    })
    .nullable(),
  /** What the ledger wrote down, debit positive, credit negative; each entry sums to zero. */
  entries: z.array(
    z.object({
      at: moment,
      kind: z.enum(ledgerKinds),
      note: z.string(),
      postings: z.array(z.object({ account: z.enum(ledgerAccounts), cents: z.number().int() })),
    }),
  ),
})
export type Explanation = z.output<typeof explanation>
