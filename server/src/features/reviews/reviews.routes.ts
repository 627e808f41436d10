import type { Handlers } from '../../platform/http/handlers.ts'
import type { Reviews } from './reviews.service.ts'

export const reviewRoutes = (reviews: Reviews): Handlers => ({
  'reviews.product': async ({ body }) => ({
    success: true,
    reviews: await reviews.ofProduct(body.productId),
  }),
  'reviews.add': async ({ session, body }) => {
    await reviews.add(session.customerId, body)
    return { success: true, message: 'Review submitted. Thank you!' }
  },
  'reviews.delete': async ({ session, body }) => {
    await reviews.delete(session.customerId, body.reviewId)
    return { success: true, message: 'Review deleted' }
  },
})
