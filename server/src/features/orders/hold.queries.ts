import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { StockMove } from '../catalog/index.ts'
import { stockHolds } from './orders.table.ts'

type HoldState = 'held' | 'final' | 'released'

/** Notes which pieces an order has: held until a time, or taken for good. */
export async function insertHolds(
  tx: Db,
  orderId: string,
  moves: readonly StockMove[],
  until: Date | null,
): Promise<void> {
  if (moves.length === 0) return
  const state: HoldState = until === null ? 'final' : 'held'
  await tx.insert(stockHolds).values(moves.map((move) => ({ orderId, ...move, state, until })))
}

/** Turns an order's holds of one state into another; answers the pieces. A second time answers none. */
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
