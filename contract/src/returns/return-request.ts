import { z } from 'zod'
import {
  itemConditions,
  returnKinds,
  returnPayouts,
  returnReasons,
  returnStatuses,
  returnSteps,
} from './status.ts'

/** The longest note of a shopper or of staff. */
export const returnNoteMaximumLength = 500

/** Its URL in a width of 640 px; other widths are beside it. */
export const returnPhoto = z.object({ _id: z.string(), url: z.string() })
export type ReturnPhoto = z.output<typeof returnPhoto>

/** In an exchange, what the shopper gets instead. */
const exchangeFor = z.object({
  productId: z.string(),
  name: z.string(),
  variantIndex: z.number().int(),
  size: z.string(),
  color: z.string(),
  /** Of one unit, as agreed, in LKR rupees. */
  price: z.number(),
  /** What the shopper pays for these units; negative if it goes back. */
  difference: z.number(),
})

const returnedLine = z.object({
  lineId: z.string(),
  /** As carts name it. */
  itemId: z.string(),
  name: z.string(),
  image: z.string(),
  options: z.array(z.string()),
  quantity: z.number().int(),
  /** What was paid for these units after discounts, in LKR rupees. */
  amount: z.number(),
  condition: z.enum(itemConditions).nullable(),
  /** How many units were requested; more than `quantity` if some did not come. */
  requested: z.number().int(),
  /** How many of those that came are written off; null before the parcel is here. */
  damaged: z.number().int().nullable(),
  exchangeFor: exchangeFor.nullable(),
})

/** A step of a request: who took it, when and why. 'shop' is the shop by itself. */
export const returnEvent = z.object({
  at: z.number(),
  text: z.string(),
  actor: z.enum(['customer', 'staff', 'shop', 'partner']),
  note: z.string(),
})

/** A request for a refund or an exchange, as its shopper sees it. Amounts in LKR rupees. */
export const returnRequest = z.object({
  _id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  kind: z.enum(returnKinds),
  status: z.enum(returnStatuses),
  step: z.enum(returnSteps),
  reason: z.enum(returnReasons),
  /** What the shopper wrote. */
  note: z.string(),
  photos: z.array(returnPhoto),
  /** What the shop says of it. */
  notes: z.string(),
  payout: z.enum(returnPayouts).nullable(),
  totalRefundAmount: z.number(),
  /** The part that becomes store credit, and the rest in the currency that was charged; '' if there is none. */
  toStoreCredit: z.number(),
  toOriginalText: z.string(),
  shipping: z.number(),
  /** What the shopper pays for an exchange, also in the currency that was charged; negative if it goes back. */
  priceDifference: z.number(),
  dueText: z.string(),
  /** Until when it can be paid; null if it need not be, or is. */
  payUntil: z.number().nullable(),
  /** What an exchange holds, and until when; null as long as the shop has to act. Null if nothing is held. */
  hold: z.object({ until: z.number().nullable() }).nullable(),
  lines: z.array(returnedLine),
  /** What happened to it, oldest first. */
  history: z.array(returnEvent),
  requestedAt: z.number(),
  approvedAt: z.number().nullable(),
  receivedAt: z.number().nullable(),
  /** When its refund was asked for, if a payment partner has to make it. */
  refundDueAt: z.number().nullable(),
  settledAt: z.number().nullable(),
  rejectedAt: z.number().nullable(),
  /** When its shopper took it back; it is rejected then, too. */
  withdrawnAt: z.number().nullable(),
  /** The order that replaces what was sent back. */
  replacement: z.object({ _id: z.string(), number: z.string() }).nullable(),
})
export type ReturnRequest = z.output<typeof returnRequest>

/** What a request comes to. Amounts in LKR rupees; what is shown before confirming is what is posted. */
export const returnFigures = z.object({
  lines: z.array(
    z.object({
      lineId: z.string(),
      quantity: z.number().int(),
      /** What the units cost, what every discount took off them, and what was paid for them. */
      price: z.number(),
      discounts: z.array(z.object({ label: z.string(), amount: z.number() })),
      amount: z.number(),
      exchangeFor: exchangeFor.nullable(),
    }),
  ),
  shipping: z.number(),
  /** What was refunded before without a return. */
  alreadyRefunded: z.number(),
  total: z.number(),
  toStoreCredit: z.number(),
  toOriginal: z.number(),
  /** The same in the currency that was charged; '' if nothing goes back that way. */
  toOriginalText: z.string(),
  /** What the shopper pays for an exchange, also in the currency that was charged; negative if it goes back. */
  priceDifference: z.number(),
  dueText: z.string(),
  /** Until when a return is possible. */
  until: z.number(),
})
export type ReturnFigures = z.output<typeof returnFigures>
