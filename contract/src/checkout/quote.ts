import { z } from 'zod'
import { explainedAdjustment, offeredTender, sumRefusal } from '../orders/sums.ts'
import { promoCode } from '../promo-codes/calls.ts'
import { quotedDelivery } from '../shipping/zone.ts'
import { orderTax } from '../taxes/taxes.ts'

/** The figures of an order, fixed for 30 minutes. Amounts in LKR rupees. */
export const quote = z.object({
  quoteId: z.string(),
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      image: z.string(),
      options: z.array(z.string()),
      color: z.string(),
      size: z.string(),
      variantIndex: z.number().int(),
      quantity: z.number().int(),
      price: z.number(),
      lineTotal: z.number(),
      /** It cannot be sent back. */
      finalSale: z.boolean().optional(),
      /** Of a customer's own design: the price is that of this version. */
      revision: z.string().optional(),
    }),
  ),
  subtotal: z.number(),
  shipping: z.number(),
  discount: z.number(),
  adjustments: z.array(explainedAdjustment),
  tenders: z.array(offeredTender),
  refusals: z.array(sumRefusal),
  /** The code of the discount, or why the entered code is refused. */
  promoCode: promoCode.nullable(),
  promoCodeRefusal: z.string().nullable(),
  delivery: quotedDelivery,
  total: z.number(),
  /** The taxes within the total; absent if there are none. */
  taxes: z.array(orderTax).optional(),
  /** The customer's store credit, and how much the order uses. */
  storeCredit: z.object({ available: z.number(), used: z.number() }),
  /** The amount due: the total minus the tenders. */
  due: z.number(),
  currency: z.object({ code: z.string(), symbol: z.string(), exchangeRate: z.number() }),
  /** The amount charged, in minor units of the currency and as text. */
  chargedMinorUnits: z.number().int(),
  chargedText: z.string(),
  /** Milliseconds since 1970. */
  validUntil: z.number(),
})
export type Quote = z.output<typeof quote>
