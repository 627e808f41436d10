import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A member of staff is to hear of one new order. */
export const orderNoticeDue = defineEvent(
  'order-notice-due',
  z.object({ staffId: z.string(), orderId: z.string() }),
)

/** A member of staff is to hear of all orders that came within a time, in ISO 8601. */
export const orderDigestDue = defineEvent(
  'order-digest-due',
  z.object({ staffId: z.string(), from: z.iso.datetime(), until: z.iso.datetime() }),
)
