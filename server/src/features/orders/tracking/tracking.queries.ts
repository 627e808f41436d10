import type { Tracking } from '@first-fashion/contract/orders/tracking'
import type { Db } from '../../../platform/database/database.ts'
import { orderTracking } from '../orders.table.ts'

/** Sets it, or replaces what was set before. */
export async function saveTracking(tx: Db, orderId: string, tracking: Tracking, now: Date): Promise<void> {
  const values = { ...tracking, setAt: now }
  await tx
    .insert(orderTracking)
    .values({ orderId, ...values })
    .onConflictDoUpdate({ target: orderTracking.orderId, set: values })
}
