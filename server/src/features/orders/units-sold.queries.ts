import { and, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderLines, orders } from './orders.table.ts'

/** Units sold since a time, by product, optionally for some products only. */
export async function unitsSold(
  db: Db,
  since: Date,
  productIds?: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: orderLines.productId, units: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        gte(orders.placedAt, since),
        isSold,
        isNotNull(orderLines.productId),
        productIds === undefined ? undefined : inArray(orderLines.productId, [...productIds]),
      ),
    )
    .groupBy(orderLines.productId)
  return new Map(rows.flatMap(({ id, units }) => (id === null ? [] : [[id, units] as const])))
}

/** Paid, and neither cancelled nor refunded. */
const isSold = and(
  eq(orders.paymentState, 'paid'),
  ne(orders.fulfilment, 'cancelled'),
  ne(orders.returnsState, 'refunded'),
)
