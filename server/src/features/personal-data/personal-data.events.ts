import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** An account was deleted; `emailId` is the last email about it. */
export const customerDeleted = defineEvent(
  'customer-deleted',
  z.object({ customerId: z.string(), emailId: z.string() }),
)
