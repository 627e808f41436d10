import type { Tracking } from '@first-fashion/contract/orders/tracking'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orders, orderTracking } from '../orders.table.ts'

/** Sets it, or replaces what was set before. */
export async function saveTracking(tx: Db, orderId: string, tracking: Tracking, now: Date): Promise<void> {
  const values = { ...tracking, setAt: now }
  await tx
    .insert(orderTracking)
    .values({ orderId, ...values })
    .onConflictDoUpdate({ target: orderTracking.orderId, set: values })
}

/** The orders with these numbers, with the tracking of each. */
export async function ordersByNumber(db: Db, numbers: readonly string[]) {
  const { carrier, number, url } = orderTracking
  return db
    .select({ order: orders, tracking: { carrier, number, url } })
    .from(orders)
    .leftJoin(orderTracking, eq(orderTracking.orderId, orders.id))
    .where(inArray(orders.number, [...new Set(numbers)]))
}
