import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A partner's signed webhook event was stored. */
export const webhookEventReceived = defineEvent(
  'webhook-event-received',
  z.object({ provider: z.enum(['stripe', 'koko', 'razorpay']), eventId: z.string() }),
)
/** A refund is to be carried out at the payment partner. */
export const refundRequested = defineEvent('refund-requested', z.object({ refundId: z.string() }))
