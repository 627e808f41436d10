import { limits } from '@first-fashion/contract/limits'
import type { ReviewPhoto } from '@first-fashion/contract/reviews/calls'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { detailsChanged } from '../../catalog/index.ts'
import { hiddenReasonOf } from '../reviews.queries.ts'
import { notStanding, unknownReview } from '../reviews.service.ts'
import { countPhotos, deletePhoto, insertPhoto } from './review-photos.queries.ts'

/** px; whole, however it was held. */
const shape = { kind: 'review-photo', width: 1600, height: 1600, fit: 'whole' } as const

export const photoOf = (name: string): ReviewPhoto => ({ _id: name, url: addressOfUpload(name) })

/** Refuses with 'reviews.unknown', 'reviews.taken-down', 'reviews.photos-full', and what is no picture. */
export async function addReviewPhoto(
  shop: Shop,
  customerId: string,
  reviewId: string,
  file: Buffer,
): Promise<ReviewPhoto> {
  const { database, uploads, clock } = shop
  if (!isUuid(reviewId)) throw unknownReview()
  const before = await countPhotos(database.db, reviewId, customerId)
  if (before === undefined) throw notStanding(await hiddenReasonOf(database.db, customerId, { reviewId }))
  // Nothing is drawn that could not be kept.
  if (before.count >= limits.reviewPhotosMaximum) throw photosFull()
  const id = await uploads.keep(file, shape)
  try {
    const addedAt = clock.now()
    await database.transaction(async (tx) => {
      if (!(await insertPhoto(tx, { id, reviewId, addedAt }))) throw photosFull()
      await detailsChanged(shop, tx, [before.productId])
    })
  } catch (error) {
    await uploads.discard(id)
    throw error
  }
  return photoOf(id)
}

/** Refuses with 'reviews.photo-unknown' what is not the customer's own. */
export async function deleteReviewPhoto(shop: Shop, customerId: string, photoId: string): Promise<void> {
  const productId = isUuid(photoId)
    ? await shop.database.transaction(async (tx) => {
        const found = await deletePhoto(tx, photoId, customerId)
        if (found !== undefined) await detailsChanged(shop, tx, [found])
        return found
      })
    : undefined
  if (productId === undefined) throw new AppError('unknown', 'reviews.photo-unknown', 'Photo not found')
  await shop.uploads.discard(photoId)
}

const photosFull = () =>
  new AppError(
    'refused',
    'reviews.photos-full',
    `Maximum ${limits.reviewPhotosMaximum} photos allowed for a review`,
  )
