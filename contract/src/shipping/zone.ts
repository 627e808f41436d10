import { z } from 'zod'

/** Working days from the order to delivery. */
export const dayRange = z.object({ min: z.number().int(), max: z.number().int() })
export type DayRange = z.output<typeof dayRange>

export const zoneName = z.object({ id: z.string(), name: z.string() })

/** A place: its country, and any known details. */
export const placeFields = {
  city: z.string().max(120).default(''),
  state: z.string().max(120).default(''),
  district: z.string().max(120).default(''),
  area: z.string().max(120).default(''),
  postalCode: z.string().max(20).default(''),
}

/** A zone in the home country, as shown before ordering. Amounts in LKR rupees. */
export const homeZone = z.object({
  name: z.string(),
  /** Whole districts and provinces; none means the whole country. */
  regions: z.array(z.string()),
  /** The fee of a light parcel by the value of its goods in rupees, lowest value first. */
  fees: z.array(z.object({ fromRupees: z.number(), fee: z.number() })).min(1),
  days: dayRange,
})
export type HomeZone = z.output<typeof homeZone>

/** How an order is delivered, as a quote fixes it. Amounts in LKR rupees. */
export const quotedDelivery = z.object({
  /** null if no zone is known; the cost is then the default fee, and an estimate. */
  zone: zoneName.nullable(),
  isAvailable: z.boolean(),
  /** The cost is an estimate: the place has no zone, or the print partner did not answer. */
  isEstimate: z.boolean(),
  estimatedDays: dayRange,
  /** Without express. */
  standardDays: dayRange,
  isExpress: z.boolean(),
  /** The extra cost of express delivery, if offered. */
  express: z.object({ extra: z.number(), estimatedDays: dayRange }).nullable(),
  /** The value of goods from which our own parcel ships free; null if never. */
  freeOver: z.number().nullable(),
  /** The part of the cost for made-to-order items; null without any. */
  madeToOrder: z.number().nullable(),
})
export type QuotedDelivery = z.output<typeof quotedDelivery>
