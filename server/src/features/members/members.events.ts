import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** Staff decided about an application to be an ambassador. */
export const applicationDecided = defineEvent(
  'application-decided',
  z.object({ customerId: z.string(), status: z.enum(['approved', 'rejected']) }),
)
