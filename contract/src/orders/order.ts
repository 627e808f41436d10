import { z } from 'zod'
import { lineItem } from '../cart/line-item.ts'
import { dayRange } from '../shipping/zone.ts'
import { orderTax } from '../taxes/taxes.ts'
import { orderPaymentMethods, orderStatuses, paymentStates } from './status.ts'
import { adjustment, tender } from './sums.ts'
import { tracking } from './tracking.ts'

export const orderItem = lineItem.extend({
  /** The line of the order. */
  lineId: z.string(),
  /** The id of a product; of anything else '<kind>_<id>'. */
  productId: z.string().nullable(),
  variantIndex: z.number().int(),
  /** Units that the shop cancelled before they shipped, or refunded without a return. */
  cancelledQuantity: z.number().int(),
  refundedQuantity: z.number().int(),
})

export const orderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  /** The same as text; empty if not set. */
  stateName: z.string(),
  zipcode: z.string(),
  country: z.string(),
  phone: z.string(),
})

export const orderEvent = z.object({ at: z.number(), text: z.string(), actor: z.string(), note: z.string() })

/** An order as its shopper sees it. Amounts in LKR rupees. */
export const order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  date: z.number(),
  /** Where its emails go. */
  email: z.string(),
  status: z.enum(orderStatuses),
  payment: z.boolean(),
  paymentState: z.enum(paymentStates),
  paymentMethod: z.enum(orderPaymentMethods),
  /** Whether the payment page can still be opened. */
  canPayAgain: z.boolean(),
  /** Until when its items are held for the payment; null if it awaits none. */
  heldUntil: z.number().nullable(),
  /** Whether its shopper may still cancel it: it stands, it has not been shipped, and no partner is making a part of it. */
  canCancel: z.boolean(),
  amount: z.number(),
  subtotal: z.number(),
  shippingCost: z.number(),
  /** What was taken off, and what pays: the fields that follow are derived from them. */
  adjustments: z.array(adjustment),
  tenders: z.array(tender),
  /** The taxes within the amount; absent if there are none. */
  taxes: z.array(orderTax).optional(),
  discount: z.number(),
  /** The promo code of the discount or free shipping; empty without one. */
  promoCode: z.string(),
  /** The store credit used, and the amount due. */
  storeCredit: z.number(),
  due: z.number(),
  /** The refunded amount in the charged currency; empty before any refund. */
  refundedText: z.string(),
  storeCreditBack: z.number(),
  /** The order is cancelled and its refund is pending. */
  isRefundAwaited: z.boolean(),
  isExpress: z.boolean(),
  /** Working days from the order; null if no delivery time was promised. */
  estimatedDays: dayRange.nullable(),
  currency: z.object({ code: z.string(), symbol: z.string(), exchangeRate: z.number() }),
  /** The amount charged or collected, in minor units of the currency and as text. */
  chargedMinorUnits: z.number().int(),
  chargedText: z.string(),
  items: z.array(orderItem),
  address: orderAddress,
  /** null until the parcel has a tracking number. */
  tracking: tracking.nullable(),
  events: z.array(orderEvent),
})
export type Order = z.output<typeof order>
