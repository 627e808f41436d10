import { sql } from 'drizzle-orm'
import { customers } from '../src/features/accounts/accounts.table.ts'
import { products as productTable } from '../src/features/catalog/catalog.table.ts'
import { reviews } from '../src/features/reviews/reviews.table.ts'
import { staff as staffTable } from '../src/features/staff/staff.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { hashPassword } from '../src/platform/passwords.ts'
import { products, reviewVoices, shopperPassword, shoppers, staff } from './collection/index.ts'
import { randomness } from './randomness.ts'
import { productId } from './seed-catalogue.ts'
import { seedId } from './seed-id.ts'

const day = 86_400_000
export const customerId = (email: string): string => seedId('customer', email)

/** Puts the people in: customers and staff with the logins that the console prints. */
export async function seedPeople(tx: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(shopperPassword)
  const createdAt = new Date(now.getTime() - 300 * day)
  await tx.insert(customers).values(
    shoppers.map(({ name, email, country, currency }) => ({
      id: customerId(email),
      name,
      email,
      passwordHash,
      verifiedAt: createdAt,
      countryCode: country,
      currencyCode: currency,
      createdAt,
      lastLoginAt: createdAt,
    })),
  )
  const people = await Promise.all(
    staff.map(async ({ name, email, role, password }) => ({
      id: seedId('staff', email),
      name,
      email,
      role,
      passwordHash: await hashPassword(password),
      createdAt,
    })),
  )
  await tx.insert(staffTable).values(people)
}

/** Puts the reviews in, at most one for each person and product, and counts them into the products' ratings. */
export async function seedReviews(tx: Db, now: Date): Promise<void> {
  const random = randomness(73)
  const rows = products
    .filter((product) => product.unpublished !== true)
    .flatMap((product) => {
      const many = product.bestSeller === true ? 5 + random.below(4) : random.below(5)
      const first = random.below(shoppers.length)
      return Array.from({ length: many }, (_, nth) => {
        const shopper = shoppers[(first + nth * 3) % shoppers.length] ?? shoppers[0]
        const [rating, body] = random.pick(reviewVoices)
        return {
          id: seedId('review', `${product.name}/${shopper.email}`),
          productId: productId(product),
          customerId: customerId(shopper.email),
          rating,
          body,
          createdAt: new Date(now.getTime() - (3 + random.below(200)) * day),
        }
      })
    })
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()]
  await tx.insert(reviews).values(unique)
  await tx.update(productTable).set({
    ratingSum: sql`coalesce((select sum(r.rating) from reviews r where r.product_id = products.id), 0)`,
    reviewCount: sql`(select count(*) from reviews r where r.product_id = products.id)`,
  })
}
