import { asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { catalogUploads, productPictures, products, variants } from '../catalog.table.ts'
import type { PlacedPicture } from './picture-places.rules.ts'
import { picturesOfColour, picturesOfProduct } from './picture-places.rules.ts'

/** The pictures of several products in their order, by product ID. */
export async function picturesOf(db: Db, productIds: readonly string[]) {
  const rows = await db
    .select({
      productId: productPictures.productId,
      address: productPictures.address,
      alt: productPictures.alt,
      variantId: productPictures.variantId,
      variantIndex: variants.variantIndex,
    })
    .from(productPictures)
    .leftJoin(variants, eq(variants.id, productPictures.variantId))
    .where(inArray(productPictures.productId, [...productIds]))
    .orderBy(asc(productPictures.productId), asc(productPictures.position))
  return Map.groupBy(rows, (row) => row.productId)
}

/** Which of these URLs some product shows, counting the old pictures of a product being saved. */
export async function picturesInUse(tx: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const rows = await tx
    .select({ address: productPictures.address })
    .from(productPictures)
    .where(inArray(productPictures.address, [...addresses]))
  return new Set(rows.map(({ address }) => address))
}

/** Sets a product's pictures, and the copies that pages read; the database refuses a missing upload. */
export async function setPictures(
  tx: Db,
  productId: string,
  pictures: readonly PlacedPicture[],
  variantIds: readonly string[],
): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId))
  if (pictures.length > 0)
    await tx
      .insert(productPictures)
      .values(pictures.map((picture, position) => ({ ...picture, productId, position })))
  await tx
    .update(products)
    .set({ images: picturesOfProduct(pictures) })
    .where(eq(products.id, productId))
  for (const id of variantIds)
    await tx
      .update(variants)
      .set({ images: picturesOfColour(pictures, id) })
      .where(eq(variants.id, id))
}

export async function insertUpload(tx: Db, upload: typeof catalogUploads.$inferInsert): Promise<void> {
  await tx.insert(catalogUploads).values(upload)
}

/** Deletes uploads that no product shows. Returns the others. */
export async function purgeUploads(tx: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const ids = sql`${sql.param([...names])}::uuid[]`
  const forgetting = tx.execute(sql`
    delete from catalog_uploads u where u.id = any(${ids})
      and not exists (select from product_pictures p where p.upload_id = u.id)`)
  // A product that is being saved keeps its pictures until the next night.
  const isForgotten = await forgetting.then(
    () => true,
    (error: unknown) => {
      if (isViolation(error, 'foreign-key', 'product_pictures_upload_id_fkey')) return false
      throw error
    },
  )
  if (!isForgotten) return [...names]
  const result = await tx.execute(sql`select id from catalog_uploads where id = any(${ids})`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(result.rows)
    .map(({ id }) => id)
}
