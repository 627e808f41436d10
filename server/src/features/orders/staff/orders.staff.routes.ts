import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffOrders } from './orders.staff.service.ts'

export const orderStaffRoutes = (orders: StaffOrders): Handlers => ({
  'staff.orders': async ({ session, query }) => ({ success: true, ...(await orders.list(session, query)) }),
  'staff.order': async ({ session, params }) => ({
    success: true,
    order: await orders.find(session, params.id),
  }),
  'staff.order-move': async ({ session, params, body }) => {
    const order = await orders.move(session, params.id, body)
    return { success: true, order, message: `Order ${order.orderNumber}: ${order.status}` }
  },
})
