import { and, asc, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { addressOfPrint } from '../../../platform/media/prints/print-store.ts'
import { orderLineFits, picturesInOrders } from '../../orders/index.ts'
import { hasSides } from '../custom-products.queries.ts'
import { customProducts } from '../custom-products.table.ts'
import { orderLinePrints, customProductPrints as prints } from './prints.table.ts'

export type PrintRow = typeof prints.$inferSelect
export type OrderLinePrint = typeof orderLinePrints.$inferSelect

/** A version of a custom product. */
export interface ProductVersion {
  readonly id: string
  readonly version: number
}

const isOf = ({ id, version }: ProductVersion) =>
  and(eq(prints.customProductId, id), eq(prints.version, version))

/** The prints of a version, front before back; none if they have not been drawn. */
export const printsOf = (db: Db, of: ProductVersion): Promise<PrintRow[]> =>
  db.select().from(prints).where(isOf(of)).orderBy(desc(prints.side))

/**
 * The version of a custom product and whether it comes from the embedded designer; it cannot be changed before the
 * transaction ends.
 */
export async function lockProduct(tx: Db, id: string) {
  const [row] = await tx
    .select({ version: customProducts.version, hasSides })
    .from(customProducts)
    .where(eq(customProducts.id, id))
    .for('update')
  return row
}

/** One at a time for a customer, until the transaction ends. */
export const lockPrintsOf = (tx: Db, customerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prints ${customerId}`}, 0))`)

/**
 * What the prints of a customer's other designs take on the disk, deleted designs included while they are stored. Those
 * that are bound to an order are the shop's.
 */
export async function bytesOfOtherPrints(
  db: Db,
  { id, customerId }: { readonly id: string; readonly customerId: string },
): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${prints.bytes}), 0)`.mapWith(Number) })
    .from(prints)
    .innerJoin(customProducts, eq(customProducts.id, prints.customProductId))
    .where(
      and(
        eq(customProducts.customerId, customerId),
        ne(customProducts.id, id),
        sql`not exists (select from order_line_prints l where l.name = ${prints.name})`,
      ),
    )
  return row?.bytes ?? 0
}

/** Clears the prints of versions before this one, and returns their names. */
export async function clearOlderPrints(tx: Db, { id, version }: ProductVersion): Promise<string[]> {
  const rows = await tx
    .delete(prints)
    .where(and(eq(prints.customProductId, id), lt(prints.version, version)))
    .returning({ name: prints.name })
  return rows.map(({ name }) => name)
}

/** Stores the prints of a version. False if it has prints already. */
export async function insertPrints(tx: Db, rows: readonly PrintRow[]): Promise<boolean> {
  const inserted = await tx
    .insert(prints)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ name: prints.name })
  return inserted.length > 0
}

export async function approvePrints(tx: Db, of: ProductVersion, at: Date): Promise<void> {
  await tx
    .update(prints)
    .set({ approvedAt: sql`coalesce(${prints.approvedAt}, ${at.toISOString()})` })
    .where(isOf(of))
}

/** The same design under its next version: its prints and their approval go along. */
export async function carryPrints(tx: Db, { id, version }: ProductVersion): Promise<void> {
  await tx
    .update(prints)
    .set({ version: version + 1 })
    .where(isOf({ id, version }))
}

/** The first side of the version of now, if it was drawn. */
export interface CurrentPrint {
  readonly name: string
  readonly isApproved: boolean
}

/** What was drawn of the version of now of custom products, by their ids. */
export async function currentPrints(db: Db, ids: readonly string[]): Promise<Map<string, CurrentPrint>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: prints.customProductId,
      name: prints.name,
      isApproved: sql<boolean>`${prints.approvedAt} is not null`,
    })
    .from(prints)
    .innerJoin(
      customProducts,
      and(eq(customProducts.id, prints.customProductId), eq(customProducts.version, prints.version)),
    )
    .where(inArray(prints.customProductId, [...ids]))
    .orderBy(asc(prints.side))
  // Of each the last one here, which is its front if that is printed.
  return new Map(rows.map(({ id, ...print }) => [id, print]))
}

/** Selects whether the version of now of a custom product, whose columns are given, is approved. */
export const isProofApproved = (id: SQL, version: SQL): SQL =>
  sql`exists (select 1 from custom_product_prints p
    where p.custom_product_id = ${id} and p.version = ${version} and p.approved_at is not null)`

export async function bindPrints(tx: Db, rows: readonly OrderLinePrint[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderLinePrints).values([...rows])
}

/** Nothing is bound to a line any more. */
export async function freeLine(tx: Db, orderLineId: string): Promise<void> {
  await tx.delete(orderLinePrints).where(eq(orderLinePrints.orderLineId, orderLineId))
}

/** The same of all lines whose order has lost its buyer. The sweep then takes the files. */
export async function freeForgottenLines(tx: Db): Promise<void> {
  const lineId = sql`${orderLinePrints.orderLineId}`
  await tx.delete(orderLinePrints).where(orderLineFits(lineId, { isAnonymised: true }))
}

/** What is bound to lines of orders, front before back. */
export async function printsOfLines(db: Db, orderLineIds: readonly string[]): Promise<OrderLinePrint[]> {
  if (orderLineIds.length === 0) return []
  return db
    .select()
    .from(orderLinePrints)
    .where(inArray(orderLinePrints.orderLineId, [...orderLineIds]))
    .orderBy(desc(orderLinePrints.side))
}

/** Those of the prints that a custom product or an order still needs, be it to show what was ordered at first. */
export async function neededPrints(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const ofProducts = await db
    .select({ name: prints.name })
    .from(prints)
    .where(inArray(prints.name, [...names]))
  const ofLines = await db
    .selectDistinct({ name: orderLinePrints.name })
    .from(orderLinePrints)
    .where(inArray(orderLinePrints.name, [...names]))
  const needed = new Set([...ofProducts, ...ofLines].map(({ name }) => name))
  const proofs = new Map(
    names.filter((name) => !needed.has(name)).map((name) => [addressOfPrint(name, 'proof.webp'), name]),
  )
  const shown = await picturesInOrders(db, [...proofs.keys()])
  return new Set([...needed, ...shown.flatMap((address) => proofs.get(address) ?? [])])
}
