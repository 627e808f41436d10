/** The front door of reviews: what shoppers say of products, with photos; what is reported and taken down. */
export { countReviewsOf } from './reviewer.queries.ts'
export * from './reviews.events.ts'
export { reviewsFeature } from './reviews.feature.ts'
export { publishedReviewBy } from './reviews.queries.ts'
export { reviewWriterChanged } from './reviews.service.ts'
