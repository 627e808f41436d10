import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { productCollections, products } from './catalog.table.ts'

/** The collections in their order. */
export const listCollections = (db: Db) =>
  db
    .select({ id: productCollections.id, name: productCollections.name, story: productCollections.story })
    .from(productCollections)
    .orderBy(asc(productCollections.position))

const lineColumns = {
  id: productCollections.id,
  name: productCollections.name,
  story: productCollections.story,
  version: productCollections.version,
  products: sql<number>`(select count(*)::int from products p where p.collection_id = ${sql.raw('collections.id')})`,
}

/** The collections with their number of products, published or not. */
export const listCollectionsWithCounts = (db: Db) =>
  db.select(lineColumns).from(productCollections).orderBy(asc(productCollections.position))

export async function findCollection(db: Db, id: string) {
  const [row] = await db.select(lineColumns).from(productCollections).where(eq(productCollections.id, id))
  return row
}

/** The products of a collection, newest first. */
export const productsOfCollection = (db: Db, id: string) =>
  db
    .select({
      id: products.id,
      name: products.name,
      image: sql<string>`coalesce(${products.images}[1], '')`,
      category: products.category,
      productType: products.productType,
      isPublished: products.isPublished,
    })
    .from(products)
    .where(eq(products.collectionId, id))
    .orderBy(desc(products.createdAt), desc(products.id))

/** Adds a collection at the end. */
export async function insertCollection(
  tx: Db,
  collection: { id: string; name: string; story: string },
): Promise<void> {
  await tx.insert(productCollections).values({
    ...collection,
    position: sql`(select coalesce(max(l.position), -1) + 1 from collections l)`,
  })
}

/** Updates a collection's texts; returns false if someone else changed it since `version`. */
export async function changeCollection(
  tx: Db,
  id: string,
  version: number,
  change: { name: string; story: string },
): Promise<boolean> {
  const rows = await tx
    .update(productCollections)
    .set({ ...change, version: version + 1 })
    .where(and(eq(productCollections.id, id), eq(productCollections.version, version)))
    .returning({ id: productCollections.id })
  return rows.length > 0
}

/** Sets the order of the collections; those not named follow in their old order. */
export async function sortCollections(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update collections c set position = placed.position
    from (
      select id, row_number() over (order by array_position(${sql.param([...ids])}::text[], id), position) - 1 as position
      from collections
    ) placed
    where placed.id = c.id`)
}

/** Moves products into a collection, out of any other; returns the IDs of the moved ones. */
export async function putIntoCollection(
  tx: Db,
  id: string,
  productIds: readonly string[],
): Promise<string[]> {
  return moved(
    await tx
      .update(products)
      .set({ collectionId: id, version: sql`${products.version} + 1` })
      .where(and(inArray(products.id, [...productIds]), sql`${products.collectionId} is distinct from ${id}`))
      .returning({ id: products.id }),
  )
}

/** Removes products from a collection, or all if none are named. Returns their IDs. */
export async function takeOutOfCollection(
  tx: Db,
  id: string,
  productIds?: readonly string[],
): Promise<string[]> {
  return moved(
    await tx
      .update(products)
      .set({ collectionId: null, version: sql`${products.version} + 1` })
      .where(
        and(
          eq(products.collectionId, id),
          productIds === undefined ? undefined : inArray(products.id, [...productIds]),
        ),
      )
      .returning({ id: products.id }),
  )
}

const moved = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Deletes an empty collection; the database refuses one with products. */
export async function deleteCollection(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(productCollections)
    .where(eq(productCollections.id, id))
    .returning({ id: productCollections.id })
  return rows.length > 0
}
