import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { HeldUnits, StockMove } from '../../catalog/index.ts'
import { orderLineRefunds, orders, stockHolds } from '../orders.table.ts'

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

/** Units that an order holds until it is paid. */
interface UnitsOfCustomer extends HeldUnits {
  readonly customerId: string | null
}

/** What orders that await their payment hold of some variants, those that end first in front. */
export async function unitsHeldForPayment(db: Db, variantIds: readonly string[]): Promise<UnitsOfCustomer[]> {
  const { variantId, size, quantity, state, until } = stockHolds
  const rows = await db
    .select({
      ...{ variantId, size, quantity, until },
      ...{ customerId: orders.customerId, orderNumber: orders.number, subjectId: orders.id },
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(and(inArray(variantId, [...variantIds]), eq(state, 'held')))
    .orderBy(until)
  return rows.map((row) => ({ ...row, reason: 'payment' }))
}

/** Turns an order's holds of one state into another; returns their stock. A second call returns none. */
export async function setHoldState(
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

/** Releases some units of lines from what they took for good; returns their stock. */
export async function releaseLineStock(
  tx: Db,
  units: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<StockMove[]> {
  const moves: StockMove[] = []
  for (const { lineId, quantity } of units) {
    const isAll = sql`${stockHolds.quantity} = ${quantity}`
    const released = await tx
      .update(stockHolds)
      .set({
        // A hold is never of nothing: what was held last stays written.
        quantity: sql`case when ${isAll} then ${stockHolds.quantity} else ${stockHolds.quantity} - ${quantity} end`,
        state: sql`case when ${isAll} then 'released' else ${stockHolds.state} end`,
      })
      .where(and(eq(stockHolds.lineId, lineId), eq(stockHolds.state, 'final')))
      .returning({ variantId: stockHolds.variantId, size: stockHolds.size })
    moves.push(...released.map((sku) => ({ ...sku, quantity })))
  }
  return moves
}

export async function insertLineRefunds(
  tx: Db,
  rows: (typeof orderLineRefunds.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderLineRefunds).values(rows)
}

/** The units whose refund names a cause. */
export const lineRefundsOfCause = (db: Db, cause: string) =>
  db
    .select()
    .from(orderLineRefunds)
    .where(eq(orderLineRefunds.cause, cause))
    .orderBy(asc(orderLineRefunds.id))
