import { limits } from '@first-fashion/contract/limits'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { reviewPhotos as photos, reviews } from '../reviews.table.ts'

/** The names of the photos of several reviews, in their order, by the reviews' ids. */
export async function photosOf(db: Db, reviewIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (reviewIds.length === 0) return found
  const rows = await db
    .select({ id: photos.id, reviewId: photos.reviewId })
    .from(photos)
    .where(inArray(photos.reviewId, [...reviewIds]))
    .orderBy(asc(photos.reviewId), asc(photos.place))
  for (const { id, reviewId } of rows) found.set(reviewId, [...(found.get(reviewId) ?? []), id])
  return found
}

/** How many photos a customer's own review has, and what it is of; undefined if there is no such review that stands. */
export async function countPhotos(db: Db, reviewId: string, customerId: string) {
  const [row] = await db
    .select({ count: count(photos.id), productId: reviews.productId })
    .from(reviews)
    .leftJoin(photos, eq(photos.reviewId, reviews.id))
    .where(and(eq(reviews.id, reviewId), eq(reviews.customerId, customerId), isNull(reviews.hiddenAt)))
    .groupBy(reviews.id)
  return row
}

/** Puts a photo in the first free place; returns whether there was one. The review is held meanwhile. */
export async function insertPhoto(
  tx: Db,
  photo: { readonly id: string; readonly reviewId: string; readonly addedAt: Date },
): Promise<boolean> {
  const { reviewId } = photo
  await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId)).for('update')
  const taken = await tx.select({ place: photos.place }).from(photos).where(eq(photos.reviewId, reviewId))
  const places = Array.from({ length: limits.reviewPhotosMaximum }, (_, nth) => nth + 1)
  const place = places.find((one) => taken.every((other) => other.place !== one))
  if (place === undefined) return false
  await tx.insert(photos).values({ ...photo, place })
  return true
}

/** Deletes a photo of a customer's own review; returns the product that it showed, undefined without one. */
export async function deletePhoto(tx: Db, photoId: string, customerId: string): Promise<string | undefined> {
  const own = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.customerId, customerId))
  const [deleted] = await tx
    .delete(photos)
    .where(and(eq(photos.id, photoId), inArray(photos.reviewId, own)))
    .returning({ reviewId: photos.reviewId })
  if (deleted === undefined) return undefined
  const [review] = await tx
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.id, deleted.reviewId))
  return review?.productId
}

/** The photos of everything that a customer wrote. */
export async function photosBy(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .innerJoin(reviews, eq(reviews.id, photos.reviewId))
    .where(eq(reviews.customerId, customerId))
  return rows.map(({ id }) => id)
}

/** Which of these pictures belong to a review. */
export async function picturesOnReviews(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, [...names]))
  return rows.map(({ id }) => id)
}
