import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffReviews } from './reviews.staff.service.ts'

export const reviewStaffRoutes = (reviews: StaffReviews): Handlers => ({
  'staff.reviews': async ({ query }) => ({ success: true, ...(await reviews.list(query)) }),
  'staff.review-hide': async ({ session, params, body }) => ({
    success: true,
    review: await reviews.hide(session, params.id, body.reason),
    message: 'Review hidden',
  }),
  'staff.review-show': async ({ session, params, body }) => ({
    success: true,
    review: await reviews.show(session, params.id, body.reason),
    message: 'Review restored',
  }),
})
