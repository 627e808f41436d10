import type { ProductCard } from '@first-fashion/contract/catalog/product'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { products } from '../catalog.table.ts'
import { cardOf, variantsOfCard } from '../product-row.ts'

/** Without descriptions, size charts and further pictures a list is a fraction as long. */
const cardColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  priceCents: products.priceCents,
  images: sql<string[]>`${products.images}[1:2]`,
  category: products.category,
  productType: products.productType,
  sizes: products.sizes,
  bestSeller: products.bestSeller,
  isPublished: products.isPublished,
  madeToOrder: products.madeToOrder,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  createdAt: products.createdAt,
  earlyAccessUntil: products.earlyAccessUntil,
  variants: variantsOfCard,
}

/** The cards of these products, in any order; unpublished ones are left out. One statement. */
export async function cardsByIds(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.isPublished, true)))
  return rows.map(cardOf)
}
