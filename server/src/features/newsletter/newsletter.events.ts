import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const newsletterSubscribed = defineEvent(
  'newsletter-subscribed',
  z.object({ subscriptionId: z.string() }),
)
