import { type ColourFamily, colourFamilyOf } from '@first-fashion/contract/catalog/colour-family'
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { products } from './catalog.table.ts'
import type { IndexedProduct } from './product-index.types.ts'

/** Rows per read: large shops are read in steps to save memory. */
const rowsAtOnce = 4000

const storedSkus = z.array(z.tuple([z.string(), z.string(), z.boolean()]))

/** Each colour and size as [colour code, size, is available], aggregated by the database. */
const skusOfProduct = sql`(
  select coalesce(jsonb_agg(jsonb_build_array(v.color_code, s.size, s.on_hand > s.held)), '[]'::jsonb)
  from variants v join variant_stock s on s.variant_id = v.id
  where v.product_id = ${sql.raw('products.id')} and not v.withdrawn and not s.withdrawn
)`.mapWith((value) => storedSkus.parse(value))

const coloursOfProduct = sql`(
  select coalesce(jsonb_agg(distinct v.color), '[]'::jsonb) from variants v where v.product_id = ${sql.raw('products.id')}
)`.mapWith((value) => z.array(z.string()).parse(value))

/** Every published product, step by step. */
export async function* publishedForIndex(db: Db): AsyncGenerator<IndexedProduct[]> {
  let after: string | undefined
  for (;;) {
    const rows = await readRows(db, after === undefined ? undefined : gt(products.id, after))
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id
    if (rows.length < rowsAtOnce) return
  }
}

/** The published ones of some products. */
export async function publishedAmong(db: Db, ids: readonly string[]): Promise<IndexedProduct[]> {
  const found: IndexedProduct[] = []
  for (let start = 0; start < ids.length; start += rowsAtOnce)
    found.push(...(await readRows(db, inArray(products.id, ids.slice(start, start + rowsAtOnce)))))
  return found
}

async function readRows(db: Db, condition: SQL | undefined): Promise<IndexedProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      createdAt: products.createdAt,
      category: products.category,
      type: products.productType,
      fabric: products.fabric,
      colourNames: coloursOfProduct,
      collection: products.collectionId,
      bestSeller: products.bestSeller,
      bestSellerRank: products.bestSellerRank,
      madeToOrder: products.madeToOrder,
      plainSizes: products.sizes,
      skus: skusOfProduct,
    })
    .from(products)
    .where(and(eq(products.isPublished, true), condition))
    .orderBy(asc(products.id))
    .limit(rowsAtOnce)
  return rows.map(({ createdAt, madeToOrder, plainSizes, skus, ...row }) => ({
    ...row,
    createdAtMs: createdAt.getTime(),
    skus:
      skus.length === 0
        ? plainSizes.map((size) => ({ colour: null, size, inStock: true }))
        : skus.map(([code, size, inStock]) => ({
            colour: familyOf(code),
            size,
            inStock: inStock || madeToOrder,
          })),
  }))
}

const families = new Map<string, ColourFamily>()

/** There are few colour codes and many SKUs of each. */
function familyOf(code: string): ColourFamily {
  const known = families.get(code)
  if (known !== undefined) return known
  const family = colourFamilyOf(code)
  families.set(code, family)
  return family
}
