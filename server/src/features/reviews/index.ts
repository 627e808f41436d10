/** The front door of reviews: what shoppers say of products, with photos; what is reported and taken down. */
export {
  anonymiseReports,
  findReview,
  hideReview,
  listReviews,
  type ReviewFilter,
  showReview,
} from './review-moderation.queries.ts'
export { photosBy, photosOf, picturesOnReviews } from './review-photos.queries.ts'
export { createReviewPhotos, photoOf } from './review-photos.service.ts'
export { reasonsAgainst, reportsBy } from './review-reports.queries.ts'
export { createReviewReports } from './review-reports.service.ts'
export { countReviewsOf, reviewsBy, takeReviewsBack } from './reviewer.queries.ts'
export { reviewPublished, reviewRemoved } from './reviews.events.ts'
export { reviewRoutes } from './reviews.routes.ts'
export { createReviews, unknownReview } from './reviews.service.ts'
