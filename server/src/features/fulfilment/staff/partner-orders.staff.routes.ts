import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffPartnerOrders } from './partner-orders.staff.service.ts'

export const partnerOrderStaffRoutes = (partnerOrders: StaffPartnerOrders): Handlers => ({
  'staff.partner-orders': async ({ query }) => ({
    success: true,
    ...(await partnerOrders.list({
      state: query.state,
      search: query.search?.trim() ?? '',
      orderId: query.orderId,
      page: query.page,
    })),
  }),
  'staff.partner-order': async ({ params }) => ({
    success: true,
    partnerOrder: await partnerOrders.inFull(params.id),
  }),
  ...changesOf(partnerOrders),
})

const changesOf = (partnerOrders: StaffPartnerOrders): Handlers => ({
  'staff.partner-order-hold': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await partnerOrders.hold(session, params.id, body),
    message: 'The order is held',
  }),
  'staff.partner-order-release': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await partnerOrders.release(session, params.id, body),
    message: 'The order is sent to the print partner',
  }),
  'staff.partner-order-resend': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await partnerOrders.resend(session, params.id, body),
    message: 'The order is sent to the print partner again',
  }),
  'staff.partner-order-design': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await partnerOrders.replaceDesign(session, params.id, body),
    message: 'The other design is printed',
  }),
  'staff.partner-order-resolve': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await partnerOrders.resolve(session, params.id, body),
    message: 'Marked as resolved',
  }),
  'staff.partner-order-delivered': async ({ session, params, body }) => ({
    success: true,
    partnerOrder: await partnerOrders.markDelivered(session, params.id, body),
    message: 'The parcel is marked as delivered',
  }),
})
