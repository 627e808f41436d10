import { sql } from 'drizzle-orm'
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
    where r.product_id = ${productId}
    order by r.created_at desc, r.id desc limit 200`)
  return z.array(reviewRow).parse(result.rows)
}

export async function insertReview(tx: Db, review: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(review)
}

/** Deletes a review if it is the customer's own; answers what it said. */
export async function deleteReview(tx: Db, reviewId: string, customerId: string) {
  const result = await tx.execute(sql`
    delete from reviews where id = ${reviewId} and customer_id = ${customerId} returning product_id, rating`)
  return z.array(z.object({ product_id: z.string(), rating: z.number() })).parse(result.rows)[0]
}
