import type { Handlers } from '../../platform/http/handlers.ts'
import type { Orders } from './orders.service.ts'

export const orderRoutes = (orders: Orders): Handlers => ({
  'orders.user': async ({ session, body }) => ({
    success: true,
    ...(await orders.ofCustomer(session.customerId, body)),
  }),
})
