import { and, eq, sql } from 'drizzle-orm'
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

/** The reviews of a product newest first. */
export async function reviewsOf(db: Db, productId: string) {
  const result = await db.execute(sql`
    select r.id, r.customer_id, r.rating, r.body, r.created_at
    from reviews r
    where r.product_id = ${productId} and r.hidden_at is null
    order by r.created_at desc, r.id desc limit 200`)
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

/** Deletes a review if it is the customer's own; answers what it said and whether it counted. */
export async function deleteReview(tx: Db, reviewId: string, customerId: string) {
  const result = await tx.execute(sql`
    delete from reviews where id = ${reviewId} and customer_id = ${customerId} 
    returning product_id, rating, hidden_at is null as counts`)
  const row = z.object({ product_id: z.string(), rating: z.number(), counts: z.boolean() })
  return z.array(row).parse(result.rows)[0]
}

/** Why a customer's review of a product was taken down; undefined where it was not. */
export async function hiddenReasonOf(
  db: Db,
  productId: string,
  customerId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: reviews.hiddenReason })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)))
  return row?.reason ?? undefined
}
