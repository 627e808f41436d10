import { and, asc, eq, exists, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import { printCatalog, printFiles, printProducts, printVariants } from './print-products.table.ts'

export type PrintProductRow = typeof printProducts.$inferSelect
export type PrintVariantRow = typeof printVariants.$inferSelect
export type PrintFileRow = typeof printFiles.$inferSelect
type NewProduct = Omit<typeof printProducts.$inferInsert, 'isListed' | 'variantsAt'>
type NewVariant = Omit<typeof printVariants.$inferInsert, 'isListed'>

/** When the whole list was last read; null before the first time. */
export async function listedAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: printCatalog.listedAt }).from(printCatalog)
  return row?.at ?? null
}

/** The listed products whose variants were read longest ago, or never, first. */
export const printProductsToRead = (db: Db, most: number): Promise<PrintProductRow[]> =>
  db
    .select()
    .from(printProducts)
    .where(eq(printProducts.isListed, true))
    .orderBy(sql`${printProducts.variantsAt} asc nulls first`, asc(printProducts.position))
    .limit(most)

export async function listPrintProducts(db: Db, category: number | undefined, { limit, offset }: ListWindow) {
  const shown = and(
    printProducts.isListed,
    or(isNull(printProducts.variantsAt), hasPrintFiles(db)),
    category === undefined ? undefined : eq(printProducts.category, category),
  )
  const rows = await db
    .select()
    .from(printProducts)
    .where(shown)
    .orderBy(asc(printProducts.position))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(printProducts, shown) }
}

/** What the partner embroiders, say, has none: nothing that is designed here could be printed on it. */
const hasPrintFiles = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(printFiles)
      .innerJoin(printVariants, eq(printVariants.id, printFiles.variantId))
      .where(eq(printVariants.productId, printProducts.id)),
  )

export async function findPrintProduct(db: Db, id: number): Promise<PrintProductRow | undefined> {
  const [row] = await db
    .select()
    .from(printProducts)
    .where(and(eq(printProducts.id, id), printProducts.isListed))
  return row
}

export const printVariantsOf = (db: Db, productId: number): Promise<PrintVariantRow[]> =>
  db
    .select()
    .from(printVariants)
    .where(and(eq(printVariants.productId, productId), printVariants.isListed))
    .orderBy(asc(printVariants.position))

/** Front before back. */
export const printFilesOf = (db: Db, productId: number): Promise<PrintFileRow[]> =>
  db
    .select({
      variantId: printFiles.variantId,
      side: printFiles.side,
      widthPx: printFiles.widthPx,
      heightPx: printFiles.heightPx,
      dpi: printFiles.dpi,
      fill: printFiles.fill,
    })
    .from(printFiles)
    .innerJoin(printVariants, eq(printVariants.id, printFiles.variantId))
    .where(eq(printVariants.productId, productId))
    .orderBy(sql`${printFiles.side} desc`)

/** How prints lie on a variant, by side: in a place, or over all of it. */
export async function printFills(
  db: Db,
  variantId: number,
): Promise<Map<PrintFileRow['side'], PrintFileRow['fill']>> {
  const rows = await db
    .select({ side: printFiles.side, fill: printFiles.fill })
    .from(printFiles)
    .where(eq(printFiles.variantId, variantId))
  return new Map(rows.map(({ side, fill }) => [side, fill]))
}

/** The files of variants as the partner asks for them now. */
export async function savePrintFiles(
  tx: Db,
  variantIds: readonly number[],
  rows: readonly PrintFileRow[],
): Promise<void> {
  if (variantIds.length > 0) await tx.delete(printFiles).where(inArray(printFiles.variantId, [...variantIds]))
  if (rows.length > 0) await tx.insert(printFiles).values([...rows])
}

/** The list as the partner has it now. What is gone stays known, as it may have been ordered. */
export async function saveListing(tx: Db, rows: readonly NewProduct[], at: Date): Promise<void> {
  const { id, position, category, title, image, typeName, brand, description, variantCount } = printProducts
  await tx.update(printCatalog).set({ listedAt: at })
  if (rows.length > 0)
    await tx
      .insert(printProducts)
      .values([...rows])
      .onConflictDoUpdate({
        target: id,
        set: {
          isListed: true,
          ...excluded({ position, category, title, image, typeName, brand, description, variantCount }),
        },
      })
  const stays = rows.map((row) => row.id)
  await tx
    .update(printProducts)
    .set({ isListed: false })
    .where(stays.length === 0 ? undefined : notInArray(id, stays))
}

/** The same for the variants of a product. */
export async function saveVariants(
  tx: Db,
  ofProduct: number,
  rows: readonly NewVariant[],
  at: Date,
): Promise<void> {
  const { id, productId, position, size, color, colorCode, usdCents, material, image, isInStock } =
    printVariants
  await tx.update(printProducts).set({ variantsAt: at }).where(eq(printProducts.id, ofProduct))
  if (rows.length > 0)
    await tx
      .insert(printVariants)
      .values([...rows])
      .onConflictDoUpdate({
        target: id,
        set: {
          isListed: true,
          ...excluded({ productId, position, size, color, colorCode, usdCents, material, image, isInStock }),
        },
      })
  const stays = rows.map((row) => row.id)
  await tx
    .update(printVariants)
    .set({ isListed: false })
    .where(and(eq(productId, ofProduct), stays.length === 0 ? undefined : notInArray(id, stays)))
}

/** Columns with the values that were to be inserted. */
const excluded = <Columns extends Readonly<Record<string, { readonly name: string }>>>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
  )
