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
/** Staff took a look down, which had these pictures. */
export const lookTakenDown = defineEvent(
  'look-taken-down',
  z.object({ submissionId: z.string(), uploadIds: z.array(z.string()) }),
)
