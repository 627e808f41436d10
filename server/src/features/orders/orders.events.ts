import { orderMails } from '@first-fashion/contract/orders/order-mails'
import { fulfilmentStates } from '@first-fashion/contract/orders/status'
import { tracking } from '@first-fashion/contract/orders/tracking'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofOrder = z.object({ orderId: z.string() })

/** The shop has accepted it: cash orders and those with no payment due at once, others when they are paid. Once an order. @public */
export const orderPlaced = defineEvent('order-placed', ofOrder.extend({ customerId: z.string().nullable() }))
/** Paid in full, whoever says so: a partner, staff who collected cash, or the shop if nothing was due. Once an order. @public */
export const orderPaid = defineEvent('order-paid', ofOrder)
/** It was not paid in time, its payment was refused, or its shopper cancelled it: it is cancelled. @public */
export const orderPaymentFailed = defineEvent('order-payment-failed', ofOrder.extend({ reason: z.string() }))
/** Staff moved it on; the text is its status as the shopper sees it. @public */
export const orderMoved = defineEvent(
  'order-moved',
  ofOrder.extend({ to: z.enum(fulfilmentStates).optional(), eventText: z.string() }),
)
/** @public */
export const orderShipped = defineEvent('order-shipped', ofOrder)
/** @public */
export const orderDelivered = defineEvent('order-delivered', ofOrder)
/** It was delivered, and its return window is over. @public */
export const orderCompleted = defineEvent('order-completed', ofOrder)
/** Cancelled by staff; an order that was never paid is told of as 'order-payment-failed'. @public */
export const orderCancelled = defineEvent('order-cancelled', ofOrder.extend({ wasPaid: z.boolean() }))

/** Staff want an email of it sent to its buyer again. @public */
export const orderMailRequested = defineEvent(
  'order-mail-requested',
  ofOrder.extend({ mail: z.enum(orderMails) }),
)

/** Staff corrected its delivery address before it left. @public */
export const orderAddressChanged = defineEvent('order-address-changed', ofOrder)

/** Its parcel can be followed: carrier, number and the carrier's page, '' if there is none. @public */
export const orderTracked = defineEvent('order-tracked', ofOrder.extend(tracking.shape))

/** Its carrier lost its parcel. Once an order. @public */
export const orderParcelLost = defineEvent('order-parcel-lost', ofOrder)

/** Money that went back is with the shop again: a lost dispute was won after all, or a refund did not arrive. @public */
export const orderRefundReversed = defineEvent('order-refund-reversed', ofOrder)

/** Why money went back. */
const refundReasons = ['order-cancelled', 'late-payment', 'wrong-amount', 'staff', 'disputed'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Money went back to the shopper, in LKR cents, and as it is written in the currency that was charged. @public */
export const orderRefunded = defineEvent(
  'order-refunded',
  ofOrder.extend({
    amountText: z.string(),
    /** The same in minor units; null if it is credit. */
    amountMinor: z.number().int().nullable(),
    /** As store credit, or else the way that it was paid. */
    isCredit: z.boolean(),
    /** The tenders that got it back, if it is credit. */
    name: z.string().default('Store credit'),
    cents: z.number().int(),
    reason: z.enum(refundReasons),
    /** What staff wrote about it, or 'Return'. */
    note: z.string(),
    /** The first try of the refund in the books of payments, and what made it due; null if they are not known. */
    refundId: z.string().nullable(),
    cause: z.string().nullable(),
  }),
)
