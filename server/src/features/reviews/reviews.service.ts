import type { Review } from '@first-fashion/contract/reviews/calls'
import { saysEnough } from '@first-fashion/contract/reviews/review-text'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid, type NewId } from '../../platform/ids.ts'
import { addressOfUpload, type UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'
import { customerNames, opaqueCustomerId } from '../accounts/index.ts'
import { type Catalog, countRating, findProduct, unknownProduct } from '../catalog/index.ts'
import { buyersOf } from '../orders/index.ts'
import { profileImages } from '../profile/index.ts'
import { photosOf } from './review-photos.queries.ts'
import {
  changeReview,
  deleteReview,
  hiddenReasonOf,
  insertReview,
  reviewsOf,
  starsOf,
} from './reviews.queries.ts'

export interface Reviews {
  /** The reviews, newest first, and how many gave one star, two, and so on to five. */
  ofProduct(productId: string): Promise<{ readonly reviews: Review[]; readonly starCounts: number[] }>
  /** Answers its id. Refuses with 'reviews.too-short', '.already-written', '.taken-down', 'catalog.product-unknown'. */
  add(customerId: string, review: { productId: string; rating: number; review: string }): Promise<string>
  /** Refuses with 'reviews.too-short', and with 'reviews.unknown' what is not the customer's own. */
  change(customerId: string, review: { reviewId: string; rating: number; review: string }): Promise<void>
  /** Refuses with 'reviews.unknown' what is not the customer's own. */
  delete(customerId: string, reviewId: string): Promise<void>
}

export interface ReviewsDeps {
  readonly database: Database
  readonly catalog: Catalog
  readonly clock: Clock
  readonly newId: NewId
  readonly uploads: UploadedPictures
}

export function createReviews({ database, catalog, clock, newId, uploads }: ReviewsDeps): Reviews {
  return {
    ofProduct: async (productId) => {
      if (!isUuid(productId)) return { reviews: [], starCounts: [0, 0, 0, 0, 0] }
      const [rows, stars] = await Promise.all([
        reviewsOf(database.db, productId),
        starsOf(database.db, productId),
      ])
      const writers = rows.map((row) => row.customer_id)
      const [names, buyers, images, photos] = await Promise.all([
        customerNames(database.db, writers),
        buyersOf(database.db, productId, writers),
        profileImages(database.db, writers),
        photosOf(
          database.db,
          rows.map(({ id }) => id),
        ),
      ])
      const imageOf = (name: string | undefined) => (name === undefined ? null : addressOfUpload(name))
      const reviews = rows.map((row) => ({
        _id: row.id,
        userId: opaqueCustomerId(row.customer_id),
        userName: names.get(row.customer_id) ?? '',
        rating: row.rating,
        review: row.body,
        date: row.created_at.getTime(),
        verifiedPurchase: buyers.has(row.customer_id),
        profileImage: imageOf(images.get(row.customer_id)),
        photos: (photos.get(row.id) ?? []).map((name) => ({ _id: name, url: addressOfUpload(name) })),
      }))
      const starCounts = [1, 2, 3, 4, 5].map(
        (rating) => stars.find((one) => one.rating === rating)?.count ?? 0,
      )
      return { reviews, starCounts }
    },
    add: async (customerId, { productId, rating, review }) => {
      const body = enough(review)
      if (!isUuid(productId)) throw unknownProduct()
      const product = await findProduct(database.db, productId)
      if (product === undefined || !product.isPublished) throw unknownProduct()
      const id = newId()
      await database
        .transaction(async (tx) => {
          await insertReview(tx, { id, productId, customerId, rating, body, createdAt: clock.now() })
          await countRating(tx, productId, rating, 1)
        })
        .catch(async (error: unknown) => {
          if (!isViolation(error, 'unique')) throw error
          throw writtenBefore(await hiddenReasonOf(database.db, productId, customerId))
        })
      await catalog.productsChanged([productId])
      return id
    },
    change: async (customerId, { reviewId, rating, review }) => {
      const body = enough(review)
      const productId = await database.transaction(async (tx) => {
        const changed = isUuid(reviewId)
          ? await changeReview(tx, reviewId, customerId, { rating, body })
          : undefined
        if (changed === undefined) throw unknownReview()
        if (changed.counts) await countRating(tx, changed.product_id, rating - changed.rating_before, 0)
        return changed.product_id
      })
      await catalog.productsChanged([productId])
    },
    delete: async (customerId, reviewId) => {
      if (!isUuid(reviewId)) throw unknownReview()
      const photos = (await photosOf(database.db, [reviewId])).get(reviewId) ?? []
      const productId = await database.transaction(async (tx) => {
        const deleted = await deleteReview(tx, reviewId, customerId)
        if (deleted === undefined) throw unknownReview()
        if (deleted.counts) await countRating(tx, deleted.product_id, -deleted.rating, -1)
        return deleted.product_id
      })
      for (const photo of photos) await uploads.discard(photo)
      await catalog.productsChanged([productId])
    },
  }
}

/** What is said, without the space around it; refused when it says too little. */
function enough(review: string): string {
  const body = review.trim()
  if (saysEnough(body)) return body
  throw new AppError('refused', 'reviews.too-short', 'Review must be at least 10 characters long')
}

function writtenBefore(hiddenReason: string | undefined): AppError {
  if (hiddenReason === undefined)
    return new AppError('conflict', 'reviews.already-written', 'You have already reviewed this product')
  const message = `Your review of this product was taken down: ${hiddenReason}`
  return new AppError('conflict', 'reviews.taken-down', message)
}

export const unknownReview = () => new AppError('unknown', 'reviews.unknown', 'Review not found')
