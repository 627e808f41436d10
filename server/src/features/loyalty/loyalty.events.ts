import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A member's lifetime points reached another tier, or fell out of one. @public */
export const tierChanged = defineEvent(
  'tier-changed',
  z.object({ customerId: z.string(), from: z.string(), to: z.string(), isUp: z.boolean() }),
)
