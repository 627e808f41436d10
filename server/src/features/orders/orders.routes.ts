import type { Handlers } from '../../platform/http/handlers.ts'
import type { Orders } from './orders.service.ts'
import type { OrderCancellation } from './states/cancellation.service.ts'

export const orderRoutes = (orders: Orders, cancellation: OrderCancellation): Handlers => ({
  'orders.user': async ({ session, body }) => ({
    success: true,
    ...(await orders.ofCustomer(session.customerId, body)),
  }),
  'orders.cancel': async ({ session, body }) => {
    const order = await cancellation.cancel(session.customerId, body.orderId)
    return { success: true, order, message: `Order ${order.orderNumber} cancelled` }
  },
})
