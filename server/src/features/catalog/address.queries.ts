import { arrayOverlaps, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { products, variants } from './catalog.table.ts'

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

/** Whether a product, published or not, shows a picture at one of these addresses. */
export async function catalogueShows(db: Db, addresses: readonly string[]): Promise<boolean> {
  const list = [...addresses]
  const inProducts = db.select({ id: products.id }).from(products).where(arrayOverlaps(products.images, list))
  const inVariants = db.select({ id: variants.id }).from(variants).where(arrayOverlaps(variants.images, list))
  return (await inProducts.unionAll(inVariants).limit(1)).length > 0
}
