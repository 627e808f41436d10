import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { ownOrders } from './orders.service.ts'
import { cancelOwnOrder } from './states/cancellation.service.ts'

export const orderRoutes = (shop: Shop): Handlers => ({
  'orders.user': async ({ session, body }) => ({
    success: true,
    ...(await ownOrders(shop, session.customerId, body)),
  }),
  'orders.cancel': async ({ session, body }) => {
    const order = await cancelOwnOrder(shop, session.customerId, body.orderId)
    return { success: true, order, message: `Order ${order.orderNumber} cancelled` }
  },
})
