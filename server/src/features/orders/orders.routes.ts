import type { Handlers } from '../../platform/http/handlers.ts'
import { type OrdersDeps, ownOrders } from './orders.service.ts'
import type { OrderCancellation } from './states/cancellation.service.ts'

export const orderRoutes = (deps: OrdersDeps, cancellation: OrderCancellation): Handlers => ({
  'orders.user': async ({ session, body }) => ({
    success: true,
    ...(await ownOrders(deps, session.customerId, body)),
  }),
  'orders.cancel': async ({ session, body }) => {
    const order = await cancellation.cancel(session.customerId, body.orderId)
    return { success: true, order, message: `Order ${order.orderNumber} cancelled` }
  },
})
