import type { Review } from '@first-fashion/contract/reviews/calls'
import { saysEnough } from '@first-fashion/contract/reviews/review-text'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid, type NewId } from '../../platform/ids.ts'
import { customerNames, opaqueCustomerId } from '../accounts/index.ts'
import { type Catalog, countRating, findProduct, unknownProduct } from '../catalog/index.ts'
import { buyersOf } from '../orders/index.ts'
import { changeReview, deleteReview, insertReview, reviewsOf, starsOf } from './reviews.queries.ts'

export interface Reviews {
  /** The reviews, newest first, and how many gave one star, two, and so on to five. */
  ofProduct(productId: string): Promise<{ readonly reviews: Review[]; readonly starCounts: number[] }>
  /** Refuses with 'reviews.too-short', 'reviews.already-written', 'catalog.product-unknown'. */
  add(customerId: string, review: { productId: string; rating: number; review: string }): Promise<void>
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
}

export function createReviews({ database, catalog, clock, newId }: ReviewsDeps): Reviews {
  return {
    ofProduct: async (productId) => {
      if (!isUuid(productId)) return { reviews: [], starCounts: [0, 0, 0, 0, 0] }
      const [rows, stars] = await Promise.all([
        reviewsOf(database.db, productId),
        starsOf(database.db, productId),
      ])
      const writers = rows.map((row) => row.customer_id)
      const [names, buyers] = await Promise.all([
        customerNames(database.db, writers),
        buyersOf(database.db, productId, writers),
      ])
      const reviews = rows.map((row) => ({
        _id: row.id,
        userId: opaqueCustomerId(row.customer_id),
        userName: names.get(row.customer_id) ?? '',
        rating: row.rating,
        review: row.body,
        date: row.created_at.getTime(),
        verifiedPurchase: buyers.has(row.customer_id),
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
      await database
        .transaction(async (tx) => {
          await insertReview(tx, { id: newId(), productId, customerId, rating, body, createdAt: clock.now() })
          await countRating(tx, productId, rating, 1)
        })
        .catch((error: unknown) => {
          if (!isViolation(error, 'unique')) throw error
          throw new AppError('conflict', 'reviews.already-written', 'You have already reviewed this product')
        })
      await catalog.productsChanged([productId])
    },
    change: async (customerId, { reviewId, rating, review }) => {
      const body = enough(review)
      const productId = await database.transaction(async (tx) => {
        const changed = isUuid(reviewId)
          ? await changeReview(tx, reviewId, customerId, { rating, body })
          : undefined
        if (changed === undefined) throw unknownReview()
        await countRating(tx, changed.product_id, rating - changed.rating_before, 0)
        return changed.product_id
      })
      await catalog.productsChanged([productId])
    },
    delete: async (customerId, reviewId) => {
      const productId = await database.transaction(async (tx) => {
        const deleted = isUuid(reviewId) ? await deleteReview(tx, reviewId, customerId) : undefined
        if (deleted === undefined) throw unknownReview()
        await countRating(tx, deleted.product_id, -deleted.rating, -1)
        return deleted.product_id
      })
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

const unknownReview = () => new AppError('unknown', 'reviews.unknown', 'Review not found')
