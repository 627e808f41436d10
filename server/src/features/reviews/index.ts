/** The front door of reviews: what customers say about products. */
export { countReviewsOf, reviewsBy, takeReviewsBack } from './reviewer.queries.ts'
export { reviewRoutes } from './reviews.routes.ts'
export { createReviews } from './reviews.service.ts'
