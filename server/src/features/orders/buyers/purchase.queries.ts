import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderLines, orders } from '../orders.table.ts'

/** Which of these customers have had a product delivered. */
export async function buyersOf(
  db: Db,
  productId: string,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (customerIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ customerId: orders.customerId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.productId, productId),
        eq(orders.fulfilment, 'delivered'),
        inArray(orders.customerId, [...customerIds]),
      ),
    )
  return new Set(rows.flatMap(({ customerId }) => (customerId === null ? [] : [customerId])))
}

/** Whether an order that was not cancelled has a line of a thing that is not a product of the catalogue. */
export async function isInStandingOrder(
  db: Db,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<boolean> {
  const found = await db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.itemId, id), eq(orderLines.kind, kind), ne(orders.fulfilment, 'cancelled')))
    .limit(1)
  return found.length > 0
}

/** Whether a customer has an order that was paid, whose return window is over, and that was not refunded as a whole. */
export async function hasCompletedPurchase(db: Db, customerId: string): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        isNotNull(orders.completedAt),
        inArray(orders.paymentState, ['paid', 'partly-refunded']),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Whether an order shows a picture at one of these addresses. */
export async function ordersShow(db: Db, addresses: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(inArray(orderLines.image, [...addresses]))
    .limit(1)
  return found.length > 0
}
