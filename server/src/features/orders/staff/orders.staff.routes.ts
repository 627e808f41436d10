import type { Handlers, StaffSession } from '../../../platform/http/handlers.ts'
import type { StaffTracking } from '../tracking/tracking.staff.service.ts'
import type { StaffOrders } from './orders.staff.service.ts'

export const orderStaffRoutes = (
  orders: StaffOrders,
  tracking: StaffTracking,
  loseParcel: (session: StaffSession, orderId: string) => Promise<void>,
): Handlers => ({
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
  'staff.order-parcel-lost': async ({ session, params }) => {
    await loseParcel(session, params.id)
    const order = await orders.find(params.id)
    return { success: true, order, message: `Order ${order.orderNumber}: parcel lost` }
  },
})
