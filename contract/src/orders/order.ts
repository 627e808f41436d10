import { z } from 'zod'
import { dayRange } from '../shipping/zone.ts'
import { orderPaymentMethods, orderStatuses, paymentStates } from './status.ts'

export const orderItem = z.object({
  productId: z.string().nullable(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  color: z.string(),
  colorCode: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  price: z.number(),
})

export const orderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  /** The same as people call it; empty where none was asked for. */
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
  status: z.enum(orderStatuses),
  payment: z.boolean(),
  paymentState: z.enum(paymentStates),
  paymentMethod: z.enum(orderPaymentMethods),
  /** Whether the payment page can still be opened. */
  canPayAgain: z.boolean(),
  amount: z.number(),
  subtotal: z.number(),
  shippingCost: z.number(),
  discount: z.number(),
  /** The code that took it off, or made the shipping free; empty without one. */
  promoCode: z.string(),
  /** What of the amount was paid with store credit, and what was left to pay. */
  storeCredit: z.number(),
  due: z.number(),
  /** What of the payment went back by now, in the currency that was charged; empty while nothing did. */
  refundedText: z.string(),
  storeCreditBack: z.number(),
  /** It is cancelled, and its money is not back yet. */
  isRefundAwaited: z.boolean(),
  isExpress: z.boolean(),
  /** Working days from the order; null of orders that promised nothing. */
  estimatedDays: dayRange.nullable(),
  currency: z.object({ code: z.string(), symbol: z.string(), exchangeRate: z.number() }),
  /** What was charged, or is collected, in minor units of the currency and as a person reads it. */
  chargedMinorUnits: z.number().int(),
  chargedText: z.string(),
  items: z.array(orderItem),
  address: orderAddress,
  refundStatus: z.string().nullable(),
  exchangeStatus: z.string().nullable(),
  events: z.array(orderEvent),
})
export type Order = z.output<typeof order>
export type OrderItem = z.output<typeof orderItem>
