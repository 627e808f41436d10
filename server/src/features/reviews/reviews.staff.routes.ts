import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { hideStaffReview, listStaffReviews, showStaffReview } from './reviews.staff.service.ts'

export const reviewStaffRoutes = (shop: Shop): Handlers => ({
  'staff.reviews': async ({ query }) => ({ success: true, ...(await listStaffReviews(shop, query)) }),
  'staff.review-hide': async ({ session, params, body }) => ({
    success: true,
    review: await hideStaffReview(shop, session, params.id, body.reason),
    message: 'Review hidden',
  }),
  'staff.review-show': async ({ session, params, body }) => ({
    success: true,
    review: await showStaffReview(shop, session, params.id, body.reason),
    message: 'Review restored',
  }),
})
