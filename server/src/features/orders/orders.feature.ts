import type { OrderTodo } from '@first-fashion/contract/orders/staff-calls'
import type { Feature, WaitingList } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { bulkOrderStaffRoutes } from './bulk/bulk-orders.staff.routes.ts'
import { lockOrdersOf } from './customer-orders/buyer.queries.ts'
import { uploadsInOrders } from './customer-orders/ordered-picture.queries.ts'
import { countOrders, type FullOrder, hasOrders, listOrders } from './order.queries.ts'
import { orderView } from './order.view.ts'
import { orderRoutes } from './orders.routes.ts'
import { completeDeliveredOrders } from './orders.tasks.ts'
import { orderStaffRoutes } from './staff/orders.staff.routes.ts'

/** More orders than anybody has. */
const everything = { limit: 100_000, offset: 0 }

const toDo = (name: WaitingList['name'], todo: OrderTodo): WaitingList => ({
  name,
  permission: 'orders.read',
  path: `/orders?todo=${todo}`,
  count: (db) => countOrders(db, { todo }),
})

export const ordersFeature = (shop: Shop): Feature => ({
  name: 'orders',
  handlers: {
    ...orderRoutes(shop),
    ...orderStaffRoutes(shop),
    ...bulkOrderStaffRoutes(shop),
  },
  tasks: [
    {
      name: 'complete-delivered-orders',
      rhythm: 'every-minute',
      run: () => completeDeliveredOrders(shop),
    },
  ],
  setup: [{ step: 'order', isDone: hasOrders }],
  waiting: [toDo('orders-to-pack', 'to-pack'), toDo('cash-to-collect', 'cash-to-collect')],
  // Orders show the items as they were bought.
  uploads: [{ kind: 'picture-in-order', ownedAmong: uploadsInOrders }],
  personalData: {
    tables: ['orders'],
    download: async (db, { customerId }, now) => {
      const { orders } = await listOrders(db, { customerId }, everything)
      return { orders: orders.map((full) => downloadedOrder(full, now)) }
    },
    // As everywhere, orders are locked before balances: one that is just cancelled returns what it used first.
    erase: async (tx, { customerId }) => {
      await lockOrdersOf(tx, customerId)
      return undefined
    },
  },
})

function downloadedOrder(full: FullOrder, now: Date) {
  const { instructions, location } = full.order
  const { date, events, ...order } = orderView(full, now)
  const dated = events.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() }))
  return { ...order, date: new Date(date).toISOString(), events: dated, instructions, location }
}
