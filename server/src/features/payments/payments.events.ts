import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A partner's signed webhook event was stored. */
export const webhookEventReceived = defineEvent(
  'webhook-event-received',
  z.object({ provider: z.enum(['stripe', 'koko', 'razorpay']), eventId: z.string() }),
)
const ofCause = z.object({ refundId: z.string(), orderId: z.string(), cause: z.string() })

/** A refund that names its cause has reached the shopper, through the partner or outside the shop. @public */
export const refundSettled = defineEvent('refund-settled', ofCause)
/** A refund that names its cause did not reach the shopper, and why. @public */
export const refundFailed = defineEvent('refund-failed', ofCause.extend({ why: z.string() }))
/** A refund is to be carried out at the payment partner. */
export const refundRequested = defineEvent('refund-requested', z.object({ refundId: z.string() }))
