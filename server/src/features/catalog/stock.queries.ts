import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { products, variantStock } from './catalog.table.ts'

/** Units of one colour and size. */
export interface StockKey {
  readonly variantId: string
  readonly size: string
}
export interface StockMove extends StockKey {
  readonly quantity: number
}

/**
 * Moves as parallel arrays, one for each SKU, sorted so that two orders lock rows in the same order and never deadlock.
 */
function asTable(moves: readonly StockMove[]) {
  const bySku = Map.groupBy(moves, key)
  const sorted = [...bySku.keys()].sort().flatMap((sku) => totalOf(bySku.get(sku) ?? []))
  const ids = sql.param(sorted.map((move) => move.variantId))
  const sizes = sql.param(sorted.map((move) => move.size))
  const quantities = sql.param(sorted.map((move) => move.quantity))
  return sql`unnest(${ids}::uuid[], ${sizes}::text[], ${quantities}::int[]) as moves(variant_id, size, quantity)`
}
const key = (one: StockKey) => `${one.variantId} ${one.size}`

/** Several lines of one SKU move it once. */
const totalOf = ([first, ...others]: readonly StockMove[]): StockMove[] =>
  first === undefined
    ? []
    : [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }]

/** The rest of a SKU's stock. */
export interface StockLeft extends StockKey {
  readonly left: number
}

/** Holds stock for an order. */
export const holdStock = (tx: Db, moves: readonly StockMove[]) =>
  takeAvailable(tx, moves, sql`held = s.held + requested.quantity`)

/** Takes stock without a hold: cash on delivery. */
export const takeStock = (tx: Db, moves: readonly StockMove[]) =>
  takeAvailable(tx, moves, sql`on_hand = s.on_hand - requested.quantity`)

/**
 * Takes stock of the SKUs that have enough, and returns what is left of each. A missing SKU is short, and the caller
 * rolls back. One statement for any number of lines.
 */
async function takeAvailable(
  tx: Db,
  moves: readonly StockMove[],
  change: ReturnType<typeof sql>,
): Promise<StockLeft[]> {
  if (moves.length === 0) return []
  const result = await tx.execute(sql`
    with requested as (
      select s.variant_id, s.size, moves.quantity
      from variant_stock s join ${asTable(moves)} on s.variant_id = moves.variant_id and s.size = moves.size
      order by s.variant_id, s.size
      for update of s
    )
    update variant_stock s set ${change} from requested
    where s.variant_id = requested.variant_id and s.size = requested.size and s.on_hand - s.held >= requested.quantity
    returning s.variant_id as "variantId", s.size, s.on_hand - s.held as left`)
  return stockLeft.parse(result.rows)
}

const stockLeft = z.array(z.object({ variantId: z.string(), size: z.string(), left: z.number().int() }))

/** Takes held stock for good: the order was paid. */
export const takeHeldStock = (tx: Db, moves: readonly StockMove[]) =>
  moveStock(tx, moves, sql`on_hand = s.on_hand - moves.quantity, held = s.held - moves.quantity`)

/** Releases held stock. */
export const releaseStock = (tx: Db, moves: readonly StockMove[]) =>
  moveStock(tx, moves, sql`held = s.held - moves.quantity`)

/** Returns stock of a cancelled order that had taken it. */
export const returnStock = (tx: Db, moves: readonly StockMove[]) =>
  moveStock(tx, moves, sql`on_hand = s.on_hand + moves.quantity`)

async function moveStock(tx: Db, moves: readonly StockMove[], change: ReturnType<typeof sql>): Promise<void> {
  if (moves.length === 0) return
  await tx.execute(sql`
    update variant_stock s set ${change} from ${asTable(moves)}
    where s.variant_id = moves.variant_id and s.size = moves.size`)
}

const skuStock = z.array(z.object({ variantId: z.string(), size: z.string(), onHand: z.number().int() }))

/** The stock on hand of the SKUs that are known. */
export async function onHandOf(
  db: Db,
  moves: readonly StockMove[],
): Promise<(StockKey & { onHand: number })[]> {
  if (moves.length === 0) return []
  const { rows } = await db.execute(sql`
    select s.variant_id as "variantId", s.size, s.on_hand as "onHand"
    from variant_stock s join ${asTable(moves)} on s.variant_id = moves.variant_id and s.size = moves.size`)
  return skuStock.parse(rows)
}

/** The stock on hand, locked until the transaction ends; undefined for an unknown colour and size. */
export async function lockedOnHand(tx: Db, stock: StockKey): Promise<number | undefined> {
  const [row] = await tx
    .select({ onHand: variantStock.onHand })
    .from(variantStock)
    .where(isStock(stock))
    .for('update')
  return row?.onHand
}

/** Sets the stock on hand; the database refuses less than is held. */
export async function setOnHand(tx: Db, stock: StockKey, onHand: number): Promise<void> {
  await tx.update(variantStock).set({ onHand }).where(isStock(stock))
}

const isStock = ({ variantId, size }: StockKey) =>
  and(eq(variantStock.variantId, variantId), eq(variantStock.size, size))

/** Marks a product as changed; returns false if someone else changed it since `version`. */
export async function changeProduct(
  tx: Db,
  productId: string,
  version: number,
  change: Partial<typeof products.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(products)
    .set({ ...change, version: version + 1 })
    .where(and(eq(products.id, productId), eq(products.version, version)))
    .returning({ id: products.id })
  return rows.length > 0
}
