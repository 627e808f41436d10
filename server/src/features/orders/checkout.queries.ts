import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { itemRefOf } from '../sellables/index.ts'
import type { OrderRow } from './order.queries.ts'
import { orderLines, orders } from './orders.table.ts'

interface Line {
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
}

/** Neither paid nor over, and to be paid online. */
const isOpen: SQL | undefined = and(eq(orders.paymentState, 'awaiting'), isNotNull(orders.holdUntil))

/** A customer's orders from the cart that still await an online payment and share a line with these; oldest first. */
export async function openOrdersSharing(
  db: Db,
  customerId: string,
  lines: readonly Line[],
): Promise<string[]> {
  const shared = lines.flatMap(({ productId, variantIndex, size }) => {
    const ref = itemRefOf(productId)
    return ref === undefined ? [] : [sql`(${ref.id}::uuid, ${variantIndex}::int, ${size})`]
  })
  if (shared.length === 0) return []
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        isNotNull(orders.checkoutId),
        isOpen,
        sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and
          (coalesce(${orderLines.productId}, ${orderLines.itemId}), ${orderLines.variantIndex}, ${orderLines.size})
            in (${sql.join(shared, sql`, `)}))`,
      ),
    )
    .orderBy(asc(orders.id))
  return rows.map(({ id }) => id)
}

/** Makes open orders attempts at the same purchase as another. */
export async function joinCheckout(tx: Db, orderIds: readonly string[], checkoutId: string): Promise<void> {
  if (orderIds.length === 0) return
  await tx
    .update(orders)
    .set({ checkoutId })
    .where(and(inArray(orders.id, [...orderIds]), isOpen))
}

/** An order with the other attempts at its purchase, all locked, always in the same sequence. */
export async function lockCheckout(
  tx: Db,
  orderId: string,
): Promise<{ order: OrderRow | undefined; others: readonly OrderRow[] }> {
  const own = sql`(select checkout_id from orders where id = ${orderId})`
  const rows = await tx
    .select()
    .from(orders)
    .where(or(eq(orders.id, orderId), sql`${orders.checkoutId} = ${own}`))
    .orderBy(asc(orders.id))
    .for('update')
  return {
    order: rows.find(({ id }) => id === orderId),
    others: rows.filter(({ id }) => id !== orderId),
  }
}
