/** The front door of reviews: what customers say about products. */
export { reviewRoutes } from './reviews.routes.ts'
export { createReviews } from './reviews.service.ts'
