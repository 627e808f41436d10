import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { addReviewPhoto, deleteReviewPhoto } from './photos/review-photos.service.ts'
import {
  addReview,
  changeOwnReview,
  deleteOwnReview,
  findOwnReview,
  reportReview,
  reviewsOfProduct,
} from './reviews.service.ts'

const thanks = 'Review submitted. Thank you!'
const seenOnceConfirmed = 'Others see it once you confirm your email address.'

export const reviewRoutes = (shop: Shop): Handlers => ({
  'reviews.product': async ({ body }) => ({
    success: true,
    ...(await reviewsOfProduct(shop, body.productId, body)),
  }),
  'reviews.own': async ({ session, body }) => ({
    success: true,
    review: await findOwnReview(shop, session.customerId, body.productId),
  }),
  'reviews.add': async ({ session, body }) => {
    const { reviewId, awaitsConfirmation } = await addReview(shop, session.customerId, body)
    const message = awaitsConfirmation ? `${thanks} ${seenOnceConfirmed}` : thanks
    return { success: true, message, reviewId }
  },
  'reviews.change': async ({ session, body }) => {
    await changeOwnReview(shop, session.customerId, body)
    return { success: true, message: 'Review updated', reviewId: body.reviewId }
  },
  'reviews.delete': async ({ session, body }) => {
    await deleteOwnReview(shop, session.customerId, body.reviewId)
    return { success: true, message: 'Review deleted' }
  },
  'reviews.add-photo': async ({ session, file, body }) => ({
    success: true,
    message: 'Photo added',
    photo: await addReviewPhoto(shop, session.customerId, body.reviewId, file),
  }),
  'reviews.delete-photo': async ({ session, body }) => {
    await deleteReviewPhoto(shop, session.customerId, body.photoId)
    return { success: true, message: 'Photo removed' }
  },
  'reviews.report': async ({ session, body }) => {
    await reportReview(shop, session.customerId, body.reviewId, body.reason)
    return { success: true, message: 'Thank you. We will check this review.' }
  },
})
