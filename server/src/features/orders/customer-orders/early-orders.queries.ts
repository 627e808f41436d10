import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderLines, orders } from '../orders.table.ts'

/** When a customer last ordered something before it opened for everyone; cancelled orders do not count. */
export async function lastEarlyOrderAt(db: Db, customerId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orders.placedAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orderLines.earlyAccess, true),
        ne(orders.fulfilment, 'cancelled'),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row?.at
}
