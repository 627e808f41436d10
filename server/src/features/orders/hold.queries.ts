import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { StockMove } from '../catalog/index.ts'
import { stockHolds } from './orders.table.ts'

type HoldState = 'held' | 'final' | 'released'

/** Which pieces an order has: held until a time, or taken for good. */
export const holdsOf = (
  orderId: string,
  moves: readonly StockMove[],
  until: Date | null,
): (typeof stockHolds.$inferInsert)[] =>
  moves.map((move) => ({ orderId, ...move, state: until === null ? 'final' : 'held', until }))

/** Turns an order's holds of one state into another; returns the pieces. A second time answers none. */
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
