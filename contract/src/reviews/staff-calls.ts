import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { listPage, pageInQuery, searchInQuery, wholeNumberInQuery } from '../paging.ts'
import { reviewPhoto } from './calls.ts'
import { reportReasons } from './report-reasons.ts'

/** A review as moderators see it. */
export const moderatedReview = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string() }),
  userName: z.string(),
  rating: z.number().int(),
  review: z.string(),
  date: z.number(),
  photos: z.array(reviewPhoto),
  /** One per person who reported it. */
  reports: z.array(z.enum(reportReasons)),
  /** When and why it was hidden; null if it is shown. */
  hidden: z.object({ at: z.number(), reason: z.string() }).nullable(),
})
export type ModeratedReview = z.output<typeof moderatedReview>

const id = z.object({ id: z.string().min(1).max(64) })
const reason = z.object({ reason: z.string().trim().min(1).max(limits.moderationReasonMaximumLength) })
const decided = success({ review: moderatedReview, message: z.string() })

/** Moderation of reviews. */
export const staffReviewCalls = {
  'staff.reviews': defineCall({
    method: 'GET',
    path: '/api/admin/reviews',
    access: 'staff',
    permission: 'reviews.moderate',
    summary: 'Lists reviews of all products, newest first.',
    request: {
      query: z.object({
        search: searchInQuery,
        stars: wholeNumberInQuery(1, 5).optional(),
        photos: z.literal('true').optional(),
        reported: z.literal('true').optional(),
        hidden: z.enum(['true', 'false']).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ reviews: z.array(moderatedReview) }),
    refusals: [],
  }),
  'staff.review-hide': defineCall({
    method: 'POST',
    path: '/api/admin/reviews/:id/hide',
    access: 'staff',
    permission: 'reviews.moderate',
    summary: 'Hides a review, with a reason for its writer. Its rating no longer counts.',
    request: { params: id, body: reason },
    response: decided,
    refusals: ['reviews.unknown', 'reviews.decided-meanwhile'],
  }),
  'staff.review-show': defineCall({
    method: 'POST',
    path: '/api/admin/reviews/:id/show',
    access: 'staff',
    permission: 'reviews.moderate',
    summary: 'Approves a review, with a reason. Its rating counts again and its reports are closed.',
    request: { params: id, body: reason },
    response: decided,
    refusals: ['reviews.unknown', 'reviews.decided-meanwhile'],
  }),
}
