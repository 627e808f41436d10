import type { Handlers } from '../../platform/http/handlers.ts'
import type { ReviewPhotos } from './photos/review-photos.service.ts'
import type { ReviewReports } from './review-reports.service.ts'
import type { Reviews } from './reviews.service.ts'

export interface ReviewRoutesDeps {
  readonly reviews: Reviews
  readonly reviewPhotos: ReviewPhotos
  readonly reviewReports: ReviewReports
}

const thanks = 'Review submitted. Thank you!'
const seenOnceConfirmed = 'Others see it once you confirm your email address.'

export const reviewRoutes = ({ reviews, reviewPhotos, reviewReports }: ReviewRoutesDeps): Handlers => ({
  'reviews.product': async ({ body }) => ({
    success: true,
    ...(await reviews.ofProduct(body.productId, body)),
  }),
  'reviews.own': async ({ session, body }) => ({
    success: true,
    review: await reviews.own(session.customerId, body.productId),
  }),
  'reviews.add': async ({ session, body }) => {
    const { reviewId, awaitsConfirmation } = await reviews.add(session.customerId, body)
    const message = awaitsConfirmation ? `${thanks} ${seenOnceConfirmed}` : thanks
    return { success: true, message, reviewId }
  },
  'reviews.change': async ({ session, body }) => {
    await reviews.change(session.customerId, body)
    return { success: true, message: 'Review updated', reviewId: body.reviewId }
  },
  'reviews.delete': async ({ session, body }) => {
    await reviews.delete(session.customerId, body.reviewId)
    return { success: true, message: 'Review deleted' }
  },
  'reviews.add-photo': async ({ session, file, body }) => ({
    success: true,
    message: 'Photo added',
    photo: await reviewPhotos.add(session.customerId, body.reviewId, file),
  }),
  'reviews.delete-photo': async ({ session, body }) => {
    await reviewPhotos.delete(session.customerId, body.photoId)
    return { success: true, message: 'Photo removed' }
  },
  'reviews.report': async ({ session, body }) => {
    await reviewReports.report(session.customerId, body.reviewId, body.reason)
    return { success: true, message: 'Thank you. We will check this review.' }
  },
})
