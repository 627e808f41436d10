import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderLines, orders } from '../orders.table.ts'

interface LineToPack {
  readonly orderId: string
  readonly orderNumber: string
  /** What is taken from the shelf, in this variant. */
  readonly itemId: string
  readonly variantIndex: number
  readonly name: string
  readonly image: string
  readonly color: string
  readonly size: string
  readonly quantity: number
}

/** What staff cancelled stays on the shelf. */
const unitsToPack = sql<number>`(${orderLines.quantity} - coalesce(
  (select sum(r.quantity) from order_line_refunds r where r.line_id = ${orderLines.id} and r.kind = 'cancelled'), 0))::int`

/** The order is paid and not disputed, or is to be paid in cash, and has not left. */
const isReadyToPack = and(
  inArray(orders.fulfilment, ['placed', 'packing']),
  or(
    inArray(orders.paymentState, ['paid', 'partly-refunded']),
    and(eq(orders.paymentMethod, 'cod'), eq(orders.paymentState, 'awaiting')),
  ),
  eq(orders.isDisputed, false),
)

/** The order is ready to pack, and the print partner does not send all of it. */
export const isToPack = and(
  isReadyToPack,
  sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${unitsToPack} > 0
    and not (${orderLines.madeToOrder} and ${orderLines.productId} is null))`,
)

/** The lines of all orders that are ready to pack, without what is made to order. */
export function linesToPack(db: Db): Promise<LineToPack[]> {
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      itemId: sql<string>`coalesce(${orderLines.productId}, ${orderLines.itemId})::text`,
      variantIndex: orderLines.variantIndex,
      name: orderLines.name,
      image: orderLines.image,
      color: orderLines.color,
      size: orderLines.size,
      quantity: unitsToPack,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isReadyToPack, eq(orderLines.madeToOrder, false), sql`${unitsToPack} > 0`))
    .orderBy(asc(orders.placedAt), asc(orders.id), asc(orderLines.position))
}
