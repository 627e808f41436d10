import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofReview = z.object({
  reviewId: z.string(),
  productId: z.string(),
  /** null once the account of its writer is deleted. */
  customerId: z.string().nullable(),
})

/** A review stands: it was written, or shown again by staff. Others may see it later. @public */
export const reviewPublished = defineEvent('review-published', ofReview)
/** A review is no longer shown: staff hid it, or its writer deleted it or left. @public */
export const reviewRemoved = defineEvent('review-removed', ofReview)
