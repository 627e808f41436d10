import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { printProducts, printVariants } from './print-products.table.ts'

const isOffered = sql<boolean>`${printVariants.isListed} and ${printProducts.isListed}`

/** What the partner asks for a variant, and whether it still prints on it; those that it dropped included. */
export async function printOffers(db: Db, variantIds: readonly number[]) {
  if (variantIds.length === 0) return []
  return db
    .select({
      variantId: printVariants.id,
      productId: printProducts.id,
      title: printProducts.title,
      category: printProducts.category,
      size: printVariants.size,
      color: printVariants.color,
      colorCode: printVariants.colorCode,
      material: printVariants.material,
      image: sql<string>`coalesce(nullif(${printVariants.image}, ''), ${printProducts.image})`,
      usdCents: printVariants.usdCents,
      isInStock: printVariants.isInStock,
      isOffered,
    })
    .from(printVariants)
    .innerJoin(printProducts, eq(printProducts.id, printVariants.productId))
    .where(inArray(printVariants.id, [...variantIds]))
}

export type PrintOffer = Awaited<ReturnType<typeof printOffers>>[number]

/** Selects one value: whether the partner can print on a variant now; nothing for a variant that it dropped. */
export const printableNow = (variantId: SQL): SQL =>
  sql`(select v.is_in_stock from print_variants v join print_products p on p.id = v.product_id
    where v.id = ${variantId} and v.is_listed and p.is_listed)`
