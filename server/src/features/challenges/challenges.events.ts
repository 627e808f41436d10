import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** Staff chose the winner of a prize. @public */
export const challengeWon = defineEvent(
  'challenge-won',
  z.object({
    challengeId: z.string(),
    position: z.number().int(),
    customerId: z.string(),
    title: z.string(),
    points: z.number().int(),
  }),
)
