import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffTracking } from '../tracking/tracking.staff.service.ts'
import type { StaffOrders } from './orders.staff.service.ts'

export const orderStaffRoutes = (orders: StaffOrders, tracking: StaffTracking): Handlers => ({
  'staff.orders': async ({ query }) => ({ success: true, ...(await orders.list(query)) }),
  'staff.order': async ({ params }) => ({
    success: true,
    order: await orders.find(params.id),
  }),
  'staff.order-move': async ({ session, params, body }) => {
    const order = await orders.move(session, params.id, body)
    return { success: true, order, message: `Order ${order.orderNumber}: ${order.status}` }
  },
  'staff.order-track': async ({ session, params, body }) => {
    await tracking.set(session, params.id, body)
    const order = await orders.find(params.id)
    return { success: true, order, message: `Order ${order.orderNumber}: tracking number saved` }
  },
})
