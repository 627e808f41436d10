import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { products, variantStock, variants } from '../catalog.table.ts'

/** Serialises the naming of products. Returns the slugs with this prefix. */
export async function slugsLike(tx: Db, slug: string): Promise<Set<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('products.slug'))`)
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(sql`starts_with(${products.slug}, ${slug})`)
  return new Set(rows.map((row) => row.slug))
}

export async function insertProduct(tx: Db, product: typeof products.$inferInsert): Promise<void> {
  await tx.insert(products).values(product)
}

/** A product's version and state, locked until the transaction ends. */
export async function lockProduct(tx: Db, productId: string) {
  const [row] = await tx
    .select({
      version: products.version,
      name: products.name,
      slug: products.slug,
      sizes: products.sizes,
      isPublished: products.isPublished,
      publishedAt: products.publishedAt,
      archivedAt: products.archivedAt,
      nextVariantIndex: products.nextVariantIndex,
    })
    .from(products)
    .where(eq(products.id, productId))
    .for('update')
  return row
}

const storedStock = z.object({
  variantId: z.string(),
  variantIndex: z.number().int(),
  colourWithdrawn: z.boolean(),
  size: z.string().nullable(),
  onHand: z.number().int().nullable(),
  held: z.number().int().nullable(),
  withdrawn: z.boolean().nullable(),
})
export type StoredStock = z.output<typeof storedStock>

/** Every current and former colour and size of a product. Stock is locked in the same order as for orders. */
export async function lockSkus(tx: Db, productId: string): Promise<StoredStock[]> {
  await tx.execute(sql`
    select 1 from variant_stock s
    where s.variant_id in (select id from variants where product_id = ${productId})
    order by s.variant_id, s.size for update of s`)
  const result = await tx.execute(sql`
    select v.id as "variantId", v.variant_index as "variantIndex", v.withdrawn as "colourWithdrawn",
      s.size, s.on_hand as "onHand", s.held, s.withdrawn
    from variants v left join variant_stock s on s.variant_id = v.id
    where v.product_id = ${productId} order by v.variant_index, s.position`)
  return z.array(storedStock).parse(result.rows)
}

export async function insertVariant(tx: Db, variant: typeof variants.$inferInsert): Promise<void> {
  await tx.insert(variants).values(variant)
}

export async function nameVariant(tx: Db, id: string, color: string, colorCode: string): Promise<void> {
  await tx.update(variants).set({ color, colorCode }).where(eq(variants.id, id))
}

/** The number of the next colour; numbers are never reused. */
export async function setNextVariantIndex(tx: Db, productId: string, next: number): Promise<void> {
  await tx.update(products).set({ nextVariantIndex: next }).where(eq(products.id, productId))
}

/** Withdraws colours from sale. Orders keep their numbers. */
export async function withdrawVariants(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(variants)
    .set({ withdrawn: true, images: [] })
    .where(inArray(variants.id, [...ids]))
  await tx
    .update(variantStock)
    .set({ withdrawn: true, onHand: 0 })
    .where(inArray(variantStock.variantId, [...ids]))
}

/** Withdraws a size of a colour; the database refuses while units are held. */
export async function withdrawSize(tx: Db, variantId: string, size: string): Promise<void> {
  await tx.update(variantStock).set({ withdrawn: true, onHand: 0 }).where(isSize(variantId, size))
}

export async function placeSize(tx: Db, variantId: string, size: string, position: number): Promise<void> {
  await tx.update(variantStock).set({ position }).where(isSize(variantId, size))
}

/** Puts a size on sale, for the first time or again. */
export async function offerSize(
  tx: Db,
  stock: Pick<typeof variantStock.$inferInsert, 'variantId' | 'size' | 'position' | 'onHand'>,
): Promise<void> {
  const { position, onHand } = stock
  await tx
    .insert(variantStock)
    .values(stock)
    .onConflictDoUpdate({
      target: [variantStock.variantId, variantStock.size],
      set: { position, onHand, withdrawn: false },
    })
}

const isSize = (variantId: string, size: string) =>
  and(eq(variantStock.variantId, variantId), eq(variantStock.size, size))
