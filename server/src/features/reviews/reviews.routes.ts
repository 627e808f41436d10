import type { Handlers } from '../../platform/http/handlers.ts'
import type { Reviews } from './reviews.service.ts'

export const reviewRoutes = (reviews: Reviews): Handlers => ({
  'reviews.product': async ({ body }) => ({
    success: true,
    ...(await reviews.ofProduct(body.productId)),
  }),
  'reviews.add': async ({ session, body }) => {
    await reviews.add(session.customerId, body)
    return { success: true, message: 'Review submitted. Thank you!' }
  },
  'reviews.change': async ({ session, body }) => {
    await reviews.change(session.customerId, body)
    return { success: true, message: 'Review changed' }
  },
  'reviews.delete': async ({ session, body }) => {
    await reviews.delete(session.customerId, body.reviewId)
    return { success: true, message: 'Review deleted' }
  },
})
