import { and, desc, eq, inArray, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderLineRefunds, orderLines, orders } from '../orders.table.ts'

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

/** Those of such things that any order has a line of, cancelled ones included. */
export async function itemsInOrders(db: Db, kind: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: orderLines.itemId })
    .from(orderLines)
    .where(and(inArray(orderLines.itemId, [...ids]), eq(orderLines.kind, kind)))
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** What an order has lines of, of one kind. */
export async function itemIdsOfOrder(db: Db, orderId: string, kind: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderLines.itemId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, kind)))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Whether an order has lines that are made to a shopper's own design, as `isOwnDesign` has it. */
export async function hasOwnDesigns(db: Db, orderId: string): Promise<boolean> {
  const isOwn = and(eq(orderLines.madeToOrder, true), isNull(orderLines.productId))
  const found = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isOwn))
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

/** A line of an order that came to its customer. */
export interface DeliveredLine {
  readonly lineId: string
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
  readonly color: string
  readonly name: string
  readonly image: string
  /** Units, less those that were cancelled or refunded without a return. */
  readonly quantity: number
}

/** The products that a customer paid for and got, newest first; returns are not taken off. */
export async function deliveredLines(db: Db, customerId: string): Promise<DeliveredLine[]> {
  // Beside each line: all refunds of the shop would be added up otherwise.
  const refunded = db
    .select({ quantity: sum(orderLineRefunds.quantity).as('refunded_units') })
    .from(orderLineRefunds)
    .where(eq(orderLineRefunds.lineId, orderLines.id))
    .as('refunded')
  const rows = await db
    .select({
      lineId: orderLines.id,
      productId: orderLines.productId,
      variantIndex: orderLines.variantIndex,
      size: orderLines.size,
      color: orderLines.color,
      name: orderLines.name,
      image: orderLines.image,
      quantity: orderLines.quantity,
      refunded: refunded.quantity,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoinLateral(refunded, sql`true`)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.fulfilment, 'delivered'),
        inArray(orders.paymentState, ['paid', 'partly-refunded']),
        isNotNull(orderLines.productId),
      ),
    )
    .orderBy(desc(orders.placedAt), orderLines.position)
  return rows.flatMap(({ productId, quantity, refunded: back, ...line }) =>
    productId === null ? [] : [{ ...line, productId, quantity: quantity - Number(back ?? 0) }],
  )
}
