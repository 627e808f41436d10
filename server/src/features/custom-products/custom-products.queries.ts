import type { CustomProductStatus } from '@first-fashion/contract/custom-products/custom-product-status'
import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { customProducts } from './custom-products.table.ts'

export type CustomProductRow = typeof customProducts.$inferSelect
/** What lists and carts need of one: all but the design itself, which can be large. */
export interface ListedCustomProduct extends Omit<CustomProductRow, 'sides'> {
  /** It was made in the shop's designer, which stores its sides. */
  readonly hasSides: boolean
}
type NewCustomProduct = typeof customProducts.$inferInsert

/** One custom product of one customer. */
export interface OwnProduct {
  readonly customerId: string
  readonly id: string
}

const isOwn = ({ customerId, id }: OwnProduct) =>
  and(eq(customProducts.id, id), eq(customProducts.customerId, customerId))

const isShown = ne(customProducts.status, 'archived')

/** Selects whether a custom product has sides: those of the embedded designer have none. */
export const hasSides = sql<boolean>`${customProducts.sides} <> '[]'::jsonb`
const { sides: _, ...columns } = getTableColumns(customProducts)
const listed = { ...columns, hasSides }

export const customProductsOf = (db: Db, customerId: string): Promise<ListedCustomProduct[]> =>
  db
    .select(listed)
    .from(customProducts)
    .where(and(eq(customProducts.customerId, customerId), isShown))
    .orderBy(desc(customProducts.createdAt), desc(customProducts.id))

/** The same with archived ones, for the customer's download. */
export const allCustomProductsOf = (db: Db, customerId: string): Promise<CustomProductRow[]> =>
  db
    .select()
    .from(customProducts)
    .where(eq(customProducts.customerId, customerId))
    .orderBy(asc(customProducts.createdAt), asc(customProducts.id))

export const countCustomProducts = (db: Db, customerId: string): Promise<number> =>
  db.$count(customProducts, and(eq(customProducts.customerId, customerId), isShown))

const isArchived = eq(customProducts.status, 'archived')

export async function archivedOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: customProducts.id })
    .from(customProducts)
    .where(and(eq(customProducts.customerId, customerId), isArchived))
  return rows.map(({ id }) => id)
}

/** So many archived ones after an id, of whichever customers; they cannot change before the transaction ends. */
export async function lockArchived(tx: Db, after: string, count: number): Promise<string[]> {
  const rows = await tx
    .select({ id: customProducts.id })
    .from(customProducts)
    .where(and(isArchived, gt(customProducts.id, after)))
    .orderBy(asc(customProducts.id))
    .limit(count)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function deleteCustomProducts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(customProducts).where(inArray(customProducts.id, [...ids]))
}

/** Archived ones are unknown. */
export async function findCustomProduct(db: Db, own: OwnProduct): Promise<CustomProductRow | undefined> {
  const [row] = await selectOwnProduct(db, own)
  return row
}

/** The same; it cannot change before the transaction ends. */
export async function lockCustomProduct(tx: Db, own: OwnProduct): Promise<CustomProductRow | undefined> {
  const [row] = await selectOwnProduct(tx, own).for('update')
  return row
}

const selectOwnProduct = (db: Db, own: OwnProduct) =>
  db
    .select()
    .from(customProducts)
    .where(and(isOwn(own), isShown))

/** Of whichever customers, with archived ones. */
export const customProductsByIds = (db: Db, ids: readonly string[]): Promise<ListedCustomProduct[]> =>
  db
    .select(listed)
    .from(customProducts)
    .where(inArray(customProducts.id, [...ids]))

/** Undefined if the id is taken. */
export async function insertCustomProduct(
  db: Db,
  product: NewCustomProduct,
): Promise<CustomProductRow | undefined> {
  const [row] = await db.insert(customProducts).values(product).onConflictDoNothing().returning()
  return row
}

/** Undefined if it has another version by now, or a status that is not among these. */
export async function changeCustomProduct(
  db: Db,
  own: OwnProduct,
  version: number,
  statuses: readonly CustomProductStatus[],
  change: Partial<NewCustomProduct>,
): Promise<CustomProductRow | undefined> {
  const [row] = await db
    .update(customProducts)
    .set({ ...change, version: sql`${customProducts.version} + 1` })
    .where(
      and(isOwn(own), eq(customProducts.version, version), inArray(customProducts.status, [...statuses])),
    )
    .returning()
  return row
}

/** Writes the price of today, which is no change of the design. False if it has another version by now. */
export async function fixPrice(
  db: Db,
  { version, ...own }: OwnProduct & { readonly version: number },
  price: Pick<
    NewCustomProduct,
    'baseCostCents' | 'sellingCents' | 'priceCents' | 'usdRate' | 'rateSetAt' | 'pricedAt'
  >,
): Promise<boolean> {
  const { rowCount } = await db
    .update(customProducts)
    .set(price)
    .where(and(isOwn(own), eq(customProducts.version, version)))
  return rowCount === 1
}

export async function deleteCustomProduct(db: Db, own: OwnProduct): Promise<void> {
  await db.delete(customProducts).where(isOwn(own))
}

/** Moves those that are in one of the statuses to another one. */
export async function moveCustomProducts(
  db: Db,
  ids: readonly string[],
  from: readonly CustomProductStatus[],
  to: CustomProductStatus,
): Promise<void> {
  await db
    .update(customProducts)
    .set({ status: to })
    .where(and(inArray(customProducts.id, [...ids]), inArray(customProducts.status, [...from])))
}
