import { z } from 'zod'
import { refundReasons, refundStates } from '../payments/ledger.ts'
import { paymentProviders } from '../payments/methods.ts'
import { promoDiscountTypes } from '../promo-codes/calls.ts'
import { dollarPrice } from './price-breakdown.ts'

const cents = z.number().int()
const moment = z.number().int()

/** The terms of a promo code, and what they came to. Amounts in LKR cents. */
const promoTerms = z.object({
  code: z.string(),
  discountType: z.enum(promoDiscountTypes),
  discountPercent: z.number().nullable(),
  discountCents: cents.nullable(),
  /** What it would take off, and the goods that it is for, which it never exceeds. */
  requestedCents: cents,
  goodsCents: cents,
})

/** Facts about a figure besides its steps. Adjustments bring theirs along. */
export const fact = z.discriminatedUnion('kind', [
  /** A sentence of the feature that made the figure. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('zone'), zone: z.string().nullable() }),
  z.object({ kind: z.literal('estimate') }),
  /** How the price of a line came about. */
  z.object({ kind: z.literal('dollar-price'), line: z.number().int().min(0), price: dollarPrice }),
  z.object({ kind: z.literal('code'), promo: promoTerms, isForAll: z.boolean() }),
  z.object({
    kind: z.literal('exchange'),
    cents,
    /** The exact product, and the rounding to the currency's decimals; in millionths of the currency. */
    exactMillionths: z.number().int(),
    roundingMillionths: z.number().int(),
  }),
  z.object({
    kind: z.literal('refund'),
    state: z.enum(refundStates),
    reason: z.enum(refundReasons),
    /** null for cash. */
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
    cents,
    wholeCents: cents,
  }),
])
export type Fact = z.output<typeof fact>
