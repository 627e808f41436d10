import { and, desc, eq, exists, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../platform/database/containing.ts'
import type { Db } from '../../platform/database/database.ts'
import { reviewPhotos, reviewReports, reviews } from './reviews.table.ts'

export interface ReviewFilter {
  /** A part of what is said. */
  readonly search?: string
  readonly stars?: number
  readonly withPhotos?: boolean
  readonly reported?: boolean
  readonly hidden?: boolean
}

const shown = {
  id: reviews.id,
  productId: reviews.productId,
  customerId: reviews.customerId,
  rating: reviews.rating,
  body: reviews.body,
  createdAt: reviews.createdAt,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
}

/** Reviews of all products, hidden ones among them, the newest first; and how many fit. */
export async function listReviews(
  db: Db,
  filter: ReviewFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const fits = conditionsOf(db, filter)
  const rows = await db
    .select(shown)
    .from(reviews)
    .where(fits)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(reviews, fits) }
}

export const countReviews = (db: Db, filter: ReviewFilter): Promise<number> =>
  db.$count(reviews, conditionsOf(db, filter))

export async function findReview(db: Db, reviewId: string) {
  const [row] = await db.select(shown).from(reviews).where(eq(reviews.id, reviewId))
  return row
}

const decided = {
  productId: reviews.productId,
  rating: reviews.rating,
  isUnconfirmed: reviews.isUnconfirmed,
}

/** Takes a review down; returns what it said, or nothing if there is none or it is down already. */
export async function hideReview(tx: Db, reviewId: string, reason: string, at: Date) {
  const [row] = await tx
    .update(reviews)
    .set({ hiddenAt: at, hiddenReason: reason })
    .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
    .returning(decided)
  return row
}

/** Puts a review back; returns what it said, or nothing if there is none or it stands already. */
export async function showReview(tx: Db, reviewId: string) {
  const [row] = await tx
    .update(reviews)
    .set({ hiddenAt: null, hiddenReason: null })
    .where(and(eq(reviews.id, reviewId), isNotNull(reviews.hiddenAt)))
    .returning(decided)
  return row
}

/** What was reported is dealt with; returns how many had. */
export async function anonymiseReports(tx: Db, reviewId: string): Promise<number> {
  const rows = await tx
    .delete(reviewReports)
    .where(eq(reviewReports.reviewId, reviewId))
    .returning({ reviewId: reviewReports.reviewId })
  return rows.length
}

function conditionsOf(db: Db, filter: ReviewFilter): SQL | undefined {
  const { search = '', stars, withPhotos, reported, hidden } = filter
  const part = containing(search.trim())
  const photos = db.select({ one: sql`1` }).from(reviewPhotos).where(eq(reviewPhotos.reviewId, reviews.id))
  const reports = db.select({ one: sql`1` }).from(reviewReports).where(eq(reviewReports.reviewId, reviews.id))
  return and(
    search.trim() === '' ? undefined : ilike(reviews.body, part),
    stars === undefined ? undefined : eq(reviews.rating, stars),
    withPhotos === true ? exists(photos) : undefined,
    reported === true ? exists(reports) : undefined,
    hidden === undefined ? undefined : hidden ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt),
  )
}
