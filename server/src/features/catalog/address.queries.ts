import { arrayOverlaps, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { products, variants } from './catalog.table.ts'

/** How many published products there are. */
export async function publishedProducts(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(eq(products.isPublished, true))
  return row?.total ?? 0
}

/** The slugs of published products in ID order, one page at a time. */
export const addressesOfProducts = (db: Db, from: number, many: number) =>
  db
    .select({ slug: products.slug, images: products.images, changedAt: products.changedAt })
    .from(products)
    .where(eq(products.isPublished, true))
    .orderBy(asc(products.id))
    .limit(many)
    .offset(from)

/** The newest products, for the feed. */
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

/** Whether a product, published or not, shows a picture with one of these URLs. */
export async function catalogueShows(db: Db, addresses: readonly string[]): Promise<boolean> {
  const list = [...addresses]
  const inProducts = db.select({ id: products.id }).from(products).where(arrayOverlaps(products.images, list))
  const inVariants = db.select({ id: variants.id }).from(variants).where(arrayOverlaps(variants.images, list))
  return (await inProducts.unionAll(inVariants).limit(1)).length > 0
}
