import { limits } from '@first-fashion/contract/limits'
import type { ReviewOrder } from '@first-fashion/contract/reviews/review-sort'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { reviews } from './reviews.table.ts'

const reviewRow = z.object({
  id: z.string(),
  customer_id: z.string(),
  rating: z.number().int(),
  body: z.string(),
  created_at: z.coerce.date(),
  is_unconfirmed: z.boolean(),
})

/** In which order reviews stand, and the key that the greater of two has in it. */
const orders = {
  newest: { by: sql`created_at desc, id desc`, key: sql`created_at, id` },
  highest: { by: sql`rating desc, created_at desc, id desc`, key: sql`rating, created_at, id` },
  lowest: { by: sql`rating, created_at desc, id desc`, key: sql`-rating, created_at, id` },
} as const satisfies Record<ReviewOrder, { by: SQL; key: SQL }>

export interface ReviewPage {
  readonly order: ReviewOrder
  /** The review that was read last; after one that is gone comes nothing. */
  readonly after?: string | undefined
}

/** Reviews of a product, at most 200. */
export async function reviewsOf(db: Db, productId: string, { order, after }: ReviewPage) {
  const { by, key } = orders[order]
  const unread =
    after === undefined
      ? sql`true`
      : sql`(${key}) < (select ${key} from reviews where id = ${after} and product_id = ${productId})`
  const result = await db.execute(sql`
    select id, customer_id, rating, body, created_at, is_unconfirmed from reviews
    where product_id = ${productId} and hidden_at is null and not is_unconfirmed and ${unread}
    order by ${by} limit ${limits.reviewsShown}`)
  return z.array(reviewRow).parse(result.rows)
}

/** What a customer says of a product, however old, unless staff took it down. */
export async function publishedReviewBy(db: Db, productId: string, customerId: string) {
  const result = await db.execute(sql`
    select id, customer_id, rating, body, created_at, is_unconfirmed from reviews
    where product_id = ${productId} and customer_id = ${customerId} and hidden_at is null`)
  return z.array(reviewRow).parse(result.rows)
}

/** How many reviews of a product gave each number of stars; those that nobody gave are missing. */
export async function starsOf(db: Db, productId: string) {
  const result = await db.execute(sql`
    select rating, count(*)::int as count from reviews
    where product_id = ${productId} and hidden_at is null and not is_unconfirmed group by rating`)
  return z.array(z.object({ rating: z.number().int(), count: z.number().int() })).parse(result.rows)
}

/** Changes a review if it is the customer's own and stands; answers of which product it is and what it gave before. */
export async function changeReview(
  tx: Db,
  reviewId: string,
  customerId: string,
  { rating, body }: { readonly rating: number; readonly body: string },
) {
  const result = await tx.execute(sql`
    with before as (
      select id, rating from reviews
      where id = ${reviewId} and customer_id = ${customerId} and hidden_at is null for update)
    update reviews r set rating = ${rating}, body = ${body}
    from before where r.id = before.id 
    returning r.product_id, before.rating as rating_before, r.is_unconfirmed`)
  const row = z.object({ product_id: z.string(), rating_before: z.number(), is_unconfirmed: z.boolean() })
  return z.array(row).parse(result.rows)[0]
}

export async function insertReview(tx: Db, review: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(review)
}

/** Deletes a review if it is the customer's own and stands; returns what it said. */
export async function deleteReview(tx: Db, reviewId: string, customerId: string) {
  const [row] = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.customerId, customerId), isNull(reviews.hiddenAt)))
    .returning({ productId: reviews.productId, rating: reviews.rating, isUnconfirmed: reviews.isUnconfirmed })
  return row
}

/** Lets a customer's reviews stand for all; returns those that staff did not take down, in one order for all. */
export async function confirmReviewsOf(tx: Db, customerId: string) {
  const rows = await tx
    .update(reviews)
    .set({ isUnconfirmed: false })
    .where(and(eq(reviews.customerId, customerId), eq(reviews.isUnconfirmed, true)))
    .returning({ productId: reviews.productId, rating: reviews.rating, hiddenAt: reviews.hiddenAt })
  return rows
    .filter(({ hiddenAt }) => hiddenAt === null)
    .toSorted((a, b) => a.productId.localeCompare(b.productId))
}

/** Why a customer's review was taken down, sought by its id or its product; undefined where it was not. */
export async function hiddenReasonOf(
  db: Db,
  customerId: string,
  one: { readonly reviewId: string } | { readonly productId: string },
): Promise<string | undefined> {
  const sought = 'reviewId' in one ? eq(reviews.id, one.reviewId) : eq(reviews.productId, one.productId)
  const [row] = await db
    .select({ reason: reviews.hiddenReason })
    .from(reviews)
    .where(and(sought, eq(reviews.customerId, customerId)))
  return row?.reason ?? undefined
}
