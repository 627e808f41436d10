import { sql } from 'drizzle-orm'
import { products as productTable } from '../src/features/catalog/catalog.table.ts'
import { reviews } from '../src/features/reviews/reviews.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { productId } from './seed-catalogue.ts'
import { seedId } from './seed-id.ts'
import { customerId } from './seed-people.ts'
import type { SeedReview } from './written-reviews.ts'

const day = 86_400_000

/** Puts the reviews in and counts them into the products' ratings. */
export async function seedReviews(tx: Db, now: Date, written: readonly SeedReview[]): Promise<void> {
  await tx.insert(reviews).values(
    written.map(({ product, shopper, voice, daysAgo }) => ({
      id: seedId('review', `${product.name}/${shopper.email}`),
      productId: productId(product),
      customerId: customerId(shopper.email),
      rating: voice.rating,
      body: voice.text,
      createdAt: new Date(now.getTime() - daysAgo * day),
    })),
  )
  await tx.update(productTable).set({
    ratingSum: sql`coalesce((select sum(r.rating) from reviews r where r.product_id = products.id), 0)`,
    reviewCount: sql`(select count(*) from reviews r where r.product_id = products.id)`,
  })
}
