export { newestReviews } from './first-reviews.tsx'
export { ReviewSection } from './review-section.tsx'
