import { shippingPart } from '@first-fashion/contract/explanation/price-breakdown'
import { lkrCents } from '@first-fashion/contract/money/money'
import { dayRange, zoneName } from '@first-fashion/contract/shipping/zone'
import { z } from 'zod'

const cents = z.number().int().transform(lkrCents)

const promisedDelivery = z.object({
  key: z.string(),
  delivery: z.object({
    zone: zoneName.nullable(),
    isAvailable: z.boolean(),
    isFallback: z.boolean(),
    costCents: cents,
    days: dayRange,
    standardDays: dayRange,
    isExpress: z.boolean(),
    express: z.object({ extraCents: cents, days: dayRange }).nullable(),
    freeOverCents: cents.nullable(),
    madeToOrderCents: cents.nullable(),
    parts: z.array(shippingPart).readonly(),
  }),
})

/** What was promised to a shopper, and to which order it was. */
export type PromisedDelivery = z.output<typeof promisedDelivery>

/** A promise as it was stored. */
export const promisedIn = (stored: unknown): PromisedDelivery => promisedDelivery.parse(stored)
