import { z } from 'zod'
import { promoCode } from '../promo-codes/calls.ts'
import { quotedDelivery } from '../shipping/zone.ts'

/** The figures of an order, fixed for 30 minutes. Amounts in LKR rupees. */
export const quote = z.object({
  quoteId: z.string(),
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      image: z.string(),
      color: z.string(),
      size: z.string(),
      variantIndex: z.number().int(),
      quantity: z.number().int(),
      price: z.number(),
      lineTotal: z.number(),
    }),
  ),
  subtotal: z.number(),
  shipping: z.number(),
  discount: z.number(),
  /** What the discount comes from; or why the code that was asked for is not taken. */
  promoCode: promoCode.nullable().default(null),
  promoCodeRefusal: z.string().nullable().default(null),
  /** Figures that were kept by an earlier version say nothing of it. */
  delivery: quotedDelivery.optional(),
  total: z.number(),
  /** What the customer has, and what of it the order uses; figures of an earlier version know of none. */
  storeCredit: z.object({ available: z.number(), used: z.number() }).default({ available: 0, used: 0 }),
  /** What is left to pay: the total less the store credit. */
  due: z.number().default(0),
  currency: z.object({ code: z.string(), symbol: z.string(), exchangeRate: z.number() }),
  /** What a card is charged, in minor units of the currency, and as a person reads it. */
  chargedMinorUnits: z.number().int(),
  chargedText: z.string(),
  /** Milliseconds since 1970. */
  validUntil: z.number(),
})
export type Quote = z.output<typeof quote>
