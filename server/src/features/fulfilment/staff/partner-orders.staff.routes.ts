import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import {
  findPartnerOrders,
  holdPartnerOrder,
  markPartnerOrderDelivered,
  openPartnerOrder,
  releasePartnerOrder,
  replacePartnerOrderDesign,
  resendPartnerOrder,
  resolvePartnerOrder,
} from './partner-orders.staff.service.ts'

export const partnerOrderStaffRoutes = (shop: Shop): Handlers => ({
  'staff.partner-orders': async ({ query }) => ({
    success: true,
    ...(await findPartnerOrders(shop, {
      state: query.state,
      todo: query.todo,
      search: query.search?.trim() ?? '',
      orderId: query.orderId,
      page: query.page,
    })),
  }),
  'staff.partner-order': async ({ params }) => ({
    success: true,
    partnerOrder: await openPartnerOrder(shop, params.id),
  }),
  ...changesOf(shop),
})

const changesOf = (shop: Shop): Handlers => ({
  'staff.partner-order-hold': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await holdPartnerOrder(shop, session, params.id, body),
    message: 'The order is held',
  }),
  'staff.partner-order-release': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await releasePartnerOrder(shop, session, params.id, body),
    message: 'The order is sent to the print partner',
  }),
  'staff.partner-order-resend': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await resendPartnerOrder(shop, session, params.id, body),
    message: 'The order is sent to the print partner again',
  }),
  'staff.partner-order-design': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await replacePartnerOrderDesign(shop, session, params.id, body),
    message: 'The other design is printed',
  }),
  'staff.partner-order-resolve': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await resolvePartnerOrder(shop, session, params.id, body),
    message: 'Marked as resolved',
  }),
  'staff.partner-order-delivered': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await markPartnerOrderDelivered(shop, session, params.id, body),
    message: 'The parcel is marked as delivered',
  }),
})
