import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { loyaltyOrders } from '../loyalty.table.ts'

export async function knownOrder(db: Db, orderId: string) {
  const [row] = await db.select().from(loyaltyOrders).where(eq(loyaltyOrders.orderId, orderId))
  return row
}

export async function saveOrder(tx: Db, order: typeof loyaltyOrders.$inferInsert): Promise<void> {
  const { netCents, completedAt } = order
  await tx
    .insert(loyaltyOrders)
    .values(order)
    .onConflictDoUpdate({ target: loyaltyOrders.orderId, set: { netCents, completedAt } })
}

/** Whether a customer has kept goods of an order beyond its return window. */
export async function hasCompletedOrder(db: Db, customerId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: loyaltyOrders.orderId })
    .from(loyaltyOrders)
    .where(
      and(
        eq(loyaltyOrders.customerId, customerId),
        isNotNull(loyaltyOrders.completedAt),
        gt(loyaltyOrders.netCents, 0),
      ),
    )
    .limit(1)
  return rows.length > 0
}
