import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofSubmission = z.object({
  submissionId: z.string(),
  customerId: z.string(),
  title: z.string(),
  /** Whether it is an entry of a challenge. */
  isEntry: z.boolean(),
})

/** A look is shown: it was submitted, or shown again by staff. @public */
export const styleSubmitted = defineEvent('style-submitted', ofSubmission)
/** A look is no longer shown: staff took it down, or its author deleted it. @public */
export const submissionRemoved = defineEvent('submission-removed', ofSubmission)
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
/** Staff took a look down, which had these pictures. */
export const lookTakenDown = defineEvent(
  'look-taken-down',
  z.object({ submissionId: z.string(), uploadIds: z.array(z.string()) }),
)
/** Staff decided about an application to be an ambassador. */
export const applicationDecided = defineEvent(
  'application-decided',
  z.object({ customerId: z.string(), status: z.enum(['approved', 'rejected']) }),
)
