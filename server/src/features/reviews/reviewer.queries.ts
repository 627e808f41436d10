import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { reviews } from './reviews.table.ts'

/** What a customer wrote, newest first. */
export const reviewsBy = (db: Db, customerId: string) =>
  db
    .select({
      id: reviews.id,
      productId: reviews.productId,
      rating: reviews.rating,
      review: reviews.body,
      createdAt: reviews.createdAt,
      hiddenAt: reviews.hiddenAt,
      hiddenReason: reviews.hiddenReason,
    })
    .from(reviews)
    .where(eq(reviews.customerId, customerId))
    .orderBy(desc(reviews.createdAt))

/** The products that show what a customer wrote. */
export async function productsReviewedBy(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.customerId, customerId), isNull(reviews.hiddenAt)))
  return rows.map(({ productId }) => productId)
}

export async function countReviewsOf(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.customerId, customerId))
  return row?.count ?? 0
}

/** Deletes everything that a customer wrote; returns the products, and the stars that they lose: of hidden and unconfirmed ones none. */
export const takeReviewsBack = (tx: Db, customerId: string) =>
  tx
    .delete(reviews)
    .where(eq(reviews.customerId, customerId))
    .returning({
      productId: reviews.productId,
      rating: reviews.rating,
      counts: sql<boolean>`${reviews.hiddenAt} is null and not ${reviews.isUnconfirmed}`,
    })
