import type { Order } from '@first-fashion/contract/orders/order'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { type FullOrder, findOrder, listOrders } from './order.queries.ts'
import { orderView } from './order.view.ts'
import { unknownOrder } from './unknown-order.ts'

export interface Orders {
  /** A customer's orders, newest first; with `search` those with such a number or item. */
  ofCustomer(
    customerId: string,
    page: { page: number; size: number; search: string },
  ): Promise<{ orders: Order[]; total: number }>
  /** A customer's own order. Another's is unknown: 'order.unknown'. */
  own(customerId: string, orderId: string): Promise<FullOrder>
}

export function createOrders({ database, clock }: { database: Database; clock: Clock }): Orders {
  return {
    ofCustomer: async (customerId, { page, size, search }) => {
      const window = { limit: size, offset: (page - 1) * size }
      const { orders, total } = await listOrders(database.db, { customerId, search }, window)
      return { orders: orders.map((order) => orderView(order, clock.now())), total }
    },
    own: async (customerId, orderId) => {
      const order = isUuid(orderId) ? await findOrder(database.db, orderId) : undefined
      if (order === undefined || order.order.customerId !== customerId) throw unknownOrder()
      return order
    },
  }
}
