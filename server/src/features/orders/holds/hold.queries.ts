import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { StockKey, StockMove } from '../../catalog/index.ts'
import { orders, stockHolds } from '../orders.table.ts'

type HoldState = 'held' | 'final' | 'released'

/** The counted stock of a line. */
export interface LineStock extends StockMove {
  readonly lineId: string
}

/** What the lines of an order hold: until a time, or taken for good. */
export const holdsOf = (
  orderId: string,
  stock: readonly LineStock[],
  until: Date | null,
): (typeof stockHolds.$inferInsert)[] =>
  stock.map((line) => ({ orderId, ...line, state: until === null ? 'final' : 'held', until }))

/** The counted stock that lines of orders took for good. */
export async function soldStock(db: Db, lineIds: readonly string[]): Promise<LineStock[]> {
  const { lineId, variantId, size, quantity, state } = stockHolds
  return db
    .select({ lineId, variantId, size, quantity })
    .from(stockHolds)
    .where(and(inArray(lineId, [...lineIds]), eq(state, 'final')))
}

/** The stock that an order released. */
export async function releasedStock(db: Db, orderId: string): Promise<StockMove[]> {
  const { variantId, size, quantity, state } = stockHolds
  return db
    .select({ variantId, size, quantity })
    .from(stockHolds)
    .where(and(eq(stockHolds.orderId, orderId), eq(state, 'released')))
}

/** Who holds a SKU until when for a payment, those that end first in front. */
export const holdersOfSku = (db: Db, { variantId, size }: StockKey) =>
  db
    .select({ customerId: orders.customerId, quantity: stockHolds.quantity, until: orders.holdUntil })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(and(eq(stockHolds.variantId, variantId), eq(stockHolds.size, size), eq(stockHolds.state, 'held')))
    .orderBy(orders.holdUntil)

/** Turns an order's holds of one state into another; returns their stock. A second call returns none. */
export async function turnHolds(
  tx: Db,
  orderId: string,
  from: HoldState,
  to: 'final' | 'released',
): Promise<StockMove[]> {
  return tx
    .update(stockHolds)
    .set({ state: to, until: null })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, from)))
    .returning({ variantId: stockHolds.variantId, size: stockHolds.size, quantity: stockHolds.quantity })
}
