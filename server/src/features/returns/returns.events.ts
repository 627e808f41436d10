import { returnKinds } from '@first-fashion/contract/returns/status'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofReturn = z.object({ returnId: z.string(), orderId: z.string(), kind: z.enum(returnKinds) })
export type ReturnFact = z.output<typeof ofReturn>

/** A shopper wants to send items of a delivered order back. @public */
export const returnRequested = defineEvent('return-requested', ofReturn)
/** Approved, once the shopper has paid the difference. @public */
export const returnPaymentDue = defineEvent('return-payment-due', ofReturn)
/** Staff chose something else for an exchange. @public */
export const returnChanged = defineEvent('return-changed', ofReturn)
/** An approved exchange was not paid, or its order was cancelled: staff decide anew. @public */
export const returnReopened = defineEvent('return-reopened', ofReturn)
/** The shopper may send them. @public */
export const returnApproved = defineEvent('return-approved', ofReturn)
/** The items stay with the shopper. @public */
export const returnRejected = defineEvent('return-rejected', ofReturn)
/** Its shopper took the request back. @public */
export const returnWithdrawn = defineEvent('return-withdrawn', ofReturn)
/** The items came back. @public */
export const returnReceived = defineEvent('return-received', ofReturn)
/** Its refund was asked for; a payment partner has to make it. @public */
export const returnRefundDue = defineEvent('return-refund-due', ofReturn)
/** The money has reached the shopper, or the order that replaces the items is on its way. @public */
export const returnSettled = defineEvent('return-settled', ofReturn)
/** Its return window ends soon, and something can still be sent back. @public */
export const returnReminderDue = defineEvent('return-reminder-due', z.object({ orderId: z.string() }))
