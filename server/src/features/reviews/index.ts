/** The front door of reviews: what customers say about products. */
export { reviewRoutes } from './reviews.routes.ts'
export { createReviews, type Reviews } from './reviews.service.ts'
