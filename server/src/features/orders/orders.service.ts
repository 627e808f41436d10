import type { Order } from '@first-fashion/contract/orders/order'
import type { Db } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { type FullOrder, findOrder, listOrders } from './order.queries.ts'
import { orderView } from './order.view.ts'
import { unknownOrder } from './unknown-order.ts'

/** An order by the id that a call names. Throws 'order.unknown'. */
export async function requireOrder(db: Db, orderId: string): Promise<FullOrder> {
  const full = isUuid(orderId) ? await findOrder(db, orderId) : undefined
  if (full === undefined) throw unknownOrder()
  return full
}

/** A customer's own order. Another's is unknown: 'order.unknown'. */
export async function ownOrder(db: Db, customerId: string, orderId: string): Promise<FullOrder> {
  const full = await requireOrder(db, orderId)
  if (full.order.customerId !== customerId) throw unknownOrder()
  return full
}

/** A customer's orders, newest first; with `search` those with such a number or item. */
export async function ownOrders(
  { database, clock }: Shop,
  customerId: string,
  { page, size, search }: { readonly page: number; readonly size: number; readonly search: string },
): Promise<{ orders: Order[]; total: number }> {
  const window = { limit: size, offset: (page - 1) * size }
  const { orders, total } = await listOrders(database.db, { customerId, search }, window)
  return { orders: orders.map((order) => orderView(order, clock.now())), total }
}
