import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { StockMove } from '../catalog/index.ts'
import { stockHolds } from './orders.table.ts'

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
