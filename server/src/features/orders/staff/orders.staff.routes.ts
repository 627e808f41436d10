import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { reportLostParcel } from '../tracking/lost-parcel.ts'
import { setTracking } from '../tracking/tracking.staff.service.ts'
import { addOrderNote } from './order-notes.ts'
import { findStaffOrder, listStaffOrders, moveStaffOrder } from './orders.staff.service.ts'

export const orderStaffRoutes = (shop: Shop): Handlers => ({
  'staff.orders': async ({ query }) => ({ success: true, ...(await listStaffOrders(shop, query)) }),
  'staff.order': async ({ params }) => ({
    success: true,
    order: await findStaffOrder(shop, params.id),
  }),
  'staff.order-move': async ({ session, params, body }) => {
    const order = await moveStaffOrder(shop, session, params.id, body)
    return { success: true, order, message: `Order ${order.orderNumber}: ${order.status}` }
  },
  'staff.order-note': async ({ session, params, body }) => ({
    success: true,
    order: await addOrderNote(shop, session, params.id, body.note),
    message: 'The note is saved',
  }),
  'staff.order-track': async ({ session, params, body }) => {
    await setTracking(shop, session, params.id, body)
    const order = await findStaffOrder(shop, params.id)
    return { success: true, order, message: `Order ${order.orderNumber}: tracking number saved` }
  },
  'staff.order-parcel-lost': async ({ session, params }) => {
    await reportLostParcel(shop, session, params.id)
    const order = await findStaffOrder(shop, params.id)
    return { success: true, order, message: `Order ${order.orderNumber}: parcel lost` }
  },
})
