import type { Review } from '@first-fashion/contract/reviews/calls'
import type { ReportReason } from '@first-fashion/contract/reviews/report-reasons'
import { saysEnough } from '@first-fashion/contract/reviews/review-text'
import type { Db } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { addressOfUpload } from '../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../shop.ts'
import { customerNames, lockConfirmed, opaqueCustomerId, publicNameOf } from '../accounts/index.ts'
import {
  countRating,
  detailsChanged,
  findProduct,
  productsChanged,
  unknownProduct,
} from '../catalog/index.ts'
import { purchasesOf } from '../orders/index.ts'
import { profileImages } from '../profile/index.ts'
import { photosOf } from './photos/review-photos.queries.ts'
import { insertReport, writerOfShown } from './review-reports.queries.ts'
import { productsReviewedBy } from './reviewer.queries.ts'
import { reviewPublished, reviewRemoved } from './reviews.events.ts'
import {
  changeReview,
  confirmReviewsOf,
  deleteReview,
  hiddenReasonOf,
  insertReview,
  publishedReviewBy,
  type ReviewPage,
  reviewsOf,
  starsOf,
} from './reviews.queries.ts'

/** A page of reviews, and how many of all gave one star, two, and so on to five. */
export async function reviewsOfProduct(
  { database: { db } }: Shop,
  productId: string,
  page: ReviewPage,
): Promise<{ readonly reviews: Review[]; readonly starCounts: number[] }> {
  if (!isUuid(productId) || !isUuid(page.after ?? productId))
    return { reviews: [], starCounts: [0, 0, 0, 0, 0] }
  const [rows, stars] = await Promise.all([reviewsOf(db, productId, page), starsOf(db, productId)])
  const reviews = await toReviews(db, productId, rows)
  const starCounts = [1, 2, 3, 4, 5].map((rating) => stars.find((one) => one.rating === rating)?.count ?? 0)
  return { reviews, starCounts }
}

/** What the customer says of a product; null for nothing, or what staff took down. */
export async function findOwnReview(
  { database: { db } }: Shop,
  customerId: string,
  productId: string,
): Promise<Review | null> {
  if (!isUuid(productId)) return null
  const rows = await publishedReviewBy(db, productId, customerId)
  return (await toReviews(db, productId, rows))[0] ?? null
}

/** In the transaction that gives a customer another name or picture: pages with what they wrote are rebuilt. */
export const reviewWriterChanged = async (shop: Shop, tx: Db, customerId: string): Promise<void> =>
  detailsChanged(shop, tx, await productsReviewedBy(tx, customerId))

/** Reviews of one product as shoppers read them, with their writers and photos. */
async function toReviews(
  db: Db,
  productId: string,
  rows: Awaited<ReturnType<typeof reviewsOf>>,
): Promise<Review[]> {
  const writers = rows.map((row) => row.customer_id)
  const [names, buyers, images, photos] = await Promise.all([
    customerNames(db, writers),
    purchasesOf(db, writers, { state: 'delivered', productId }),
    profileImages(db, writers),
    photosOf(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const nameOf = (name: string | undefined) => (name === undefined ? '' : publicNameOf(name))
  const imageOf = (name: string | undefined) => (name === undefined ? null : addressOfUpload(name))
  return rows.map((row) => ({
    _id: row.id,
    userId: opaqueCustomerId(row.customer_id),
    userName: nameOf(names.get(row.customer_id)),
    rating: row.rating,
    review: row.body,
    date: row.created_at.getTime(),
    verifiedPurchase: buyers.has(row.customer_id),
    profileImage: imageOf(images.get(row.customer_id)),
    photos: (photos.get(row.id) ?? []).map((name) => ({ _id: name, url: addressOfUpload(name) })),
    ...(row.is_unconfirmed ? { awaitsConfirmation: true } : {}),
  }))
}

/**
 * Returns the review's id, and whether it waits until the address is confirmed. Refuses with 'reviews.too-short',
 * '.already-written', '.taken-down', 'catalog.product-unknown'.
 */
export async function addReview(
  shop: Shop,
  customerId: string,
  { productId, rating, review }: { productId: string; rating: number; review: string },
): Promise<{ readonly reviewId: string; readonly awaitsConfirmation: boolean }> {
  const { database, clock, newId, events } = shop
  const body = enough(review)
  if (!isUuid(productId)) throw unknownProduct()
  const product = await findProduct(database.db, productId)
  if (product === undefined || !product.isPublished) throw unknownProduct()
  const id = newId()
  const awaitsConfirmation = await database
    .transaction(async (tx) => {
      const isUnconfirmed = !(await lockConfirmed(tx, customerId))
      const createdAt = clock.now()
      await insertReview(tx, { id, productId, customerId, rating, body, isUnconfirmed, createdAt })
      if (!isUnconfirmed) {
        await countRating(tx, productId, rating, 1)
        await productsChanged(shop, tx, [productId])
      }
      await events.emit(tx, reviewPublished, { reviewId: id, productId, customerId })
      return isUnconfirmed
    })
    .catch(async (error: unknown) => {
      if (!isViolation(error, 'unique')) throw error
      throw writtenBefore(await hiddenReasonOf(database.db, customerId, { productId }))
    })
  return { reviewId: id, awaitsConfirmation }
}

/**
 * Refuses with 'reviews.too-short', with 'reviews.unknown' what is not the customer's own, and with
 * 'reviews.taken-down' what staff took down.
 */
export async function changeOwnReview(
  shop: Shop,
  customerId: string,
  { reviewId, rating, review }: { reviewId: string; rating: number; review: string },
): Promise<void> {
  const { database } = shop
  const body = enough(review)
  if (!isUuid(reviewId)) throw unknownReview()
  await database.transaction(async (tx) => {
    const changed = await changeReview(tx, reviewId, customerId, { rating, body })
    if (changed === undefined) throw notStanding(await hiddenReasonOf(tx, customerId, { reviewId }))
    if (changed.is_unconfirmed) return
    await countRating(tx, changed.product_id, rating - changed.rating_before, 0)
    await productsChanged(shop, tx, [changed.product_id])
  })
}

/**
 * Refuses with 'reviews.unknown' what is not the customer's own, and with 'reviews.taken-down' what staff took down:
 * it stays, so that nobody says the same again in a new review.
 */
export async function deleteOwnReview(shop: Shop, customerId: string, reviewId: string): Promise<void> {
  const { database, events, uploads } = shop
  if (!isUuid(reviewId)) throw unknownReview()
  const photos = (await photosOf(database.db, [reviewId])).get(reviewId) ?? []
  await database.transaction(async (tx) => {
    const deleted = await deleteReview(tx, reviewId, customerId)
    if (deleted === undefined) throw notStanding(await hiddenReasonOf(tx, customerId, { reviewId }))
    const { productId, rating, isUnconfirmed } = deleted
    if (!isUnconfirmed) {
      await countRating(tx, productId, -rating, -1)
      await productsChanged(shop, tx, [productId])
    }
    await events.emit(tx, reviewRemoved, { reviewId, productId, customerId })
  })
  for (const photo of photos) await uploads.discard(photo)
}

/** Shows and counts what the customer wrote before the address was confirmed. Idempotent. */
export async function confirmReviews(shop: Shop, customerId: string): Promise<void> {
  const { database } = shop
  await database.transaction(async (tx) => {
    const confirmed = await confirmReviewsOf(tx, customerId)
    for (const { productId, rating } of confirmed) await countRating(tx, productId, rating, 1)
    await productsChanged(
      shop,
      tx,
      confirmed.map(({ productId }) => productId),
    )
  })
}

/** A second report of the same person changes its reason. Refuses with 'reviews.unknown' and 'reviews.own'. */
export async function reportReview(
  { database, clock }: Shop,
  customerId: string,
  reviewId: string,
  reason: ReportReason,
): Promise<void> {
  const writer = isUuid(reviewId) ? await writerOfShown(database.db, reviewId) : undefined
  if (writer === undefined) throw unknownReview()
  if (writer === customerId)
    throw new AppError('refused', 'reviews.own', 'This is your own review. You can edit or delete it')
  await insertReport(database.db, { reviewId, customerId, reason, reportedAt: clock.now() })
}

/** What is said, without the space around it; refused when it says too little. */
function enough(review: string): string {
  const body = review.trim()
  if (saysEnough(body)) return body
  throw new AppError('refused', 'reviews.too-short', 'Review must be at least 10 characters long')
}

function writtenBefore(hiddenReason: string | undefined): AppError {
  return hiddenReason === undefined
    ? new AppError('conflict', 'reviews.already-written', 'You have already reviewed this product')
    : takenDown(hiddenReason)
}

/** Why a review cannot be changed that is not there, or that staff took down. */
export const notStanding = (hiddenReason: string | undefined): AppError =>
  hiddenReason === undefined ? unknownReview() : takenDown(hiddenReason)

const takenDown = (reason: string) =>
  new AppError('conflict', 'reviews.taken-down', `Your review of this product was taken down: ${reason}`)

export const unknownReview = () => new AppError('unknown', 'reviews.unknown', 'Review not found')
