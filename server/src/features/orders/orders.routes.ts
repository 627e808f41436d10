import type { Handlers } from '../../platform/http/handlers.ts'
import type { OrderLinks } from './links/order-links.ts'
import type { Orders } from './orders.service.ts'
import type { OrderCancellation } from './states/cancellation.service.ts'

export const orderRoutes = (
  orders: Orders,
  cancellation: OrderCancellation,
  links: OrderLinks,
): Handlers => ({
  'orders.user': async ({ session, body }) => ({
    success: true,
    ...(await orders.ofCustomer(session.customerId, body)),
  }),
  'orders.by-link': async ({ body }) => ({ success: true, order: await links.open(body.token) }),
  'orders.cancel': async ({ session, body }) => {
    const order = await cancellation.cancel(session.customerId, body.orderId)
    return { success: true, order, message: `Order ${order.orderNumber} cancelled` }
  },
})
