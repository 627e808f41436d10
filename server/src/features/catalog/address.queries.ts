import { asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { products } from './catalog.table.ts'

/** How many published products there are. */
export async function publishedProducts(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(eq(products.isPublished, true))
  return row?.total ?? 0
}

/** Where published products are found, in the order of their ids: so many, from a place on. */
export const addressesOfProducts = (db: Db, from: number, many: number) =>
  db
    .select({ slug: products.slug, images: products.images, changedAt: products.changedAt })
    .from(products)
    .where(eq(products.isPublished, true))
    .orderBy(asc(products.id))
    .limit(many)
    .offset(from)

/** What came last, for those who follow the shop's feed. */
export const newestProducts = (db: Db, many: number) =>
  db
    .select({
      slug: products.slug,
      name: products.name,
      descriptionHtml: products.descriptionHtml,
      images: products.images,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(eq(products.isPublished, true))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(many)
