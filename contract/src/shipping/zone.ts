import { z } from 'zod'

/** Working days from the order to the door. */
export const dayRange = z.object({ min: z.number().int(), max: z.number().int() })
export type DayRange = z.output<typeof dayRange>

export const zoneName = z.object({ id: z.string(), name: z.string() })

/** What a place may be written by: its country, and as much of the rest as is known. */
export const placeFields = {
  city: z.string().max(120).default(''),
  state: z.string().max(120).default(''),
  district: z.string().max(120).default(''),
  area: z.string().max(120).default(''),
  postalCode: z.string().max(20).default(''),
}

/** A zone at home, as it is told before anything is ordered. Amounts in LKR rupees. */
export const homeZone = z.object({
  name: z.string(),
  /** Districts and provinces that it holds as a whole; none is the whole country. */
  regions: z.array(z.string()),
  /** What a light parcel costs with goods from so many rupees on, the cheapest goods first. */
  fees: z.array(z.object({ fromRupees: z.number(), fee: z.number() })).min(1),
  days: dayRange,
})
export type HomeZone = z.output<typeof homeZone>

/** How an order gets to its address, as a quote fixes it. Amounts in LKR rupees. */
export const quotedDelivery = z.object({
  /** null where no zone is known: the cost is then the default one, and an estimate. */
  zone: zoneName.nullable(),
  isAvailable: z.boolean(),
  /** The cost is an estimate: the place is in no zone, or the print partner did not answer. */
  isEstimate: z.boolean(),
  estimatedDays: dayRange,
  /** Without express. */
  standardDays: dayRange,
  isExpress: z.boolean(),
  /** What sooner costs beside the rest, where it is offered. */
  express: z.object({ extra: z.number(), estimatedDays: dayRange }).nullable(),
  /** From what amount of goods our own parcel travels free; null where it never does. */
  freeOver: z.number().nullable(),
  /** The share of the cost that pieces printed to order have; null without any. */
  madeToOrder: z.number().nullable(),
})
export type QuotedDelivery = z.output<typeof quotedDelivery>
