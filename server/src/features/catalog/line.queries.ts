import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { productLines, products } from './catalog.table.ts'

/** The lines of the collection in their order. */
export const listLines = (db: Db) =>
  db
    .select({ id: productLines.id, name: productLines.name, story: productLines.story })
    .from(productLines)
    .orderBy(asc(productLines.position))

const lineColumns = {
  id: productLines.id,
  name: productLines.name,
  story: productLines.story,
  version: productLines.version,
  products: sql<number>`(select count(*)::int from products p where p.line_id = ${sql.raw('product_lines.id')})`,
}

/** The lines with how many products stand in each, published or not. */
export const listLinesWithCounts = (db: Db) =>
  db.select(lineColumns).from(productLines).orderBy(asc(productLines.position))

export async function findLine(db: Db, id: string) {
  const [row] = await db.select(lineColumns).from(productLines).where(eq(productLines.id, id))
  return row
}

/** What is shown of a line's products in a list, the newest first. */
export const productsOfLine = (db: Db, id: string) =>
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
    .where(eq(products.lineId, id))
    .orderBy(desc(products.createdAt), desc(products.id))

/** Writes a new line behind the others. */
export async function insertLine(tx: Db, line: { id: string; name: string; story: string }): Promise<void> {
  await tx.insert(productLines).values({
    ...line,
    position: sql`(select coalesce(max(l.position), -1) + 1 from product_lines l)`,
  })
}

/** Changes a line's words; answers false when someone else changed it since `version`. */
export async function changeLine(
  tx: Db,
  id: string,
  version: number,
  change: { name: string; story: string },
): Promise<boolean> {
  const rows = await tx
    .update(productLines)
    .set({ ...change, version: version + 1 })
    .where(and(eq(productLines.id, id), eq(productLines.version, version)))
    .returning({ id: productLines.id })
  return rows.length > 0
}

/** Lines in this order; those that are not named follow in the order that they had. */
export async function orderLines(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update product_lines l set position = placed.position
    from (
      select id, row_number() over (order by array_position(${sql.param([...ids])}::text[], id), position) - 1 as position
      from product_lines
    ) placed
    where placed.id = l.id`)
}

/** Puts products into a line, out of whichever they stood in; answers the ids of those that moved. */
export async function putIntoLine(tx: Db, id: string, productIds: readonly string[]): Promise<string[]> {
  return moved(
    await tx
      .update(products)
      .set({ lineId: id, version: sql`${products.version} + 1` })
      .where(and(inArray(products.id, [...productIds]), sql`${products.lineId} is distinct from ${id}`))
      .returning({ id: products.id }),
  )
}

/** Takes products out of a line; all of them, where none are named. Answers the ids of those that moved. */
export async function takeOutOfLine(tx: Db, id: string, productIds?: readonly string[]): Promise<string[]> {
  return moved(
    await tx
      .update(products)
      .set({ lineId: null, version: sql`${products.version} + 1` })
      .where(
        and(
          eq(products.lineId, id),
          productIds === undefined ? undefined : inArray(products.id, [...productIds]),
        ),
      )
      .returning({ id: products.id }),
  )
}

const moved = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Deletes an empty line; the database refuses one in which a product still stands. */
export async function deleteLine(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.delete(productLines).where(eq(productLines.id, id)).returning({ id: productLines.id })
  return rows.length > 0
}
