import { z } from 'zod'

const cents = z.number().int()
const moment = z.number().int()

/**
 * What adds up to the cost of delivery. 'usual-fee' is the price where no zone is known, 'zone-fee' a zone's own,
 * 'price-step' the fee that goods of a value have in its place, 'weight-step' what weight adds, 'free-over' nothing from
 * a value on, 'partner-rate' what the print partner takes, 'express' what sooner costs.
 */
export const shippingPart = z.object({
  kind: z.enum([
    'usual-fee',
    'zone-fee',
    'price-step',
    'weight-step',
    'free-over',
    'partner-rate',
    'express',
  ]),
  /** Our own parcel, or the print partner's. */
  parcel: z.enum(['own', 'made']),
  /** LKR cents. */
  cents,
  /** The threshold: grams for a weight step, otherwise LKR cents of goods; null if it always applies. */
  from: cents.nullable(),
  /** What the parcel has of it. */
  reached: cents.nullable(),
})
export type ShippingPart = z.output<typeof shippingPart>

/** A price that is made in US dollars, for one unit in US cents, and the rate that gave the rupees. */
export const dollarPrice = z.object({
  baseCents: cents,
  profitCents: cents,
  /** Dollars for one rupee. */
  usdRate: z.number(),
  /** When the shop set that rate; null if it has not since the opening. */
  rateSetAt: moment.nullable(),
  fixedAt: moment,
})
export type DollarPrice = z.output<typeof dollarPrice>

/** Who set a rate: an owner or manager, the nightly refresh, or nobody since the opening. */
export const rateSetters = ['staff', 'refresh', 'opening'] as const

/**
 * What an order's figures were worked out from, kept as it was: zones and rates change later. `lines` goes with the
 * order's lines. Amounts in LKR cents, times in milliseconds since 1970.
 */
export const priceBreakdown = z.object({
  shipping: z.object({ zone: z.string().nullable(), isEstimate: z.boolean(), parts: z.array(shippingPart) }),
  lines: z.array(
    z.object({
      isMadeToOrder: z.boolean(),
      /** Absent for what has its price in rupees. */
      dollars: dollarPrice.optional(),
    }),
  ),
  rate: z.object({
    setAt: moment.nullable(),
    setBy: z.enum(rateSetters),
    agreedAt: moment,
    /** Until when it was held; null where it was agreed and ordered at once. */
    heldUntil: moment.nullable(),
  }),
})
export type PriceBreakdown = z.output<typeof priceBreakdown>
