import { limits } from '@first-fashion/contract/limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { reviews } from './reviews.table.ts'

const reviewRow = z.object({
  id: z.string(),
  customer_id: z.string(),
  rating: z.number().int(),
  body: z.string(),
  created_at: z.coerce.date(),
})

/** The newest reviews of a product, the newest first. */
export async function reviewsOf(db: Db, productId: string) {
  const result = await db.execute(sql`
    select r.id, r.customer_id, r.rating, r.body, r.created_at
    from reviews r
    where r.product_id = ${productId} and r.hidden_at is null
    order by r.created_at desc, r.id desc limit ${limits.reviewsShown}`)
  return z.array(reviewRow).parse(result.rows)
}

/** What a customer says of a product where shoppers see it, however old. */
export async function shownReviewBy(db: Db, productId: string, customerId: string) {
  const result = await db.execute(sql`
    select id, customer_id, rating, body, created_at from reviews
    where product_id = ${productId} and customer_id = ${customerId} and hidden_at is null`)
  return z.array(reviewRow).parse(result.rows)
}

/** How many reviews of a product gave each number of stars; those that nobody gave are missing. */
export async function starsOf(db: Db, productId: string) {
  const result = await db.execute(sql`
    select rating, count(*)::int as count from reviews
    where product_id = ${productId} and hidden_at is null group by rating`)
  return z.array(z.object({ rating: z.number().int(), count: z.number().int() })).parse(result.rows)
}

/** Changes a review if it is the customer's own; answers of which product it is, what it gave before and whether it counts. */
export async function changeReview(
  tx: Db,
  reviewId: string,
  customerId: string,
  { rating, body }: { readonly rating: number; readonly body: string },
) {
  const result = await tx.execute(sql`
    with before as (
      select id, rating from reviews where id = ${reviewId} and customer_id = ${customerId} for update)
    update reviews r set rating = ${rating}, body = ${body}
    from before where r.id = before.id 
    returning r.product_id, before.rating as rating_before, r.hidden_at is null as counts`)
  const row = z.object({ product_id: z.string(), rating_before: z.number(), counts: z.boolean() })
  return z.array(row).parse(result.rows)[0]
}

export async function insertReview(tx: Db, review: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(review)
}

/** Deletes a review if it is the customer's own and stands; answers what it said. */
export async function deleteReview(tx: Db, reviewId: string, customerId: string) {
  const [row] = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.customerId, customerId), isNull(reviews.hiddenAt)))
    .returning({ productId: reviews.productId, rating: reviews.rating })
  return row
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
