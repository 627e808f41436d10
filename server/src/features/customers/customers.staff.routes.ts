import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import {
  blockCustomer,
  findStaffCustomer,
  listStaffCustomers,
  sendPasswordReset,
  unblockCustomer,
} from './customers.staff.service.ts'

export const customerStaffRoutes = (shop: Shop): Handlers => ({
  'staff.customers': async ({ query }) => ({
    success: true,
    ...(await listStaffCustomers(shop, query)),
  }),
  'staff.customer': async ({ params }) => ({
    success: true,
    customer: await findStaffCustomer(shop, params.id),
  }),
  'staff.customer-block': async ({ session, params, body }) => ({
    success: true,
    customer: await blockCustomer(shop, session, params.id, body.reason),
    message: 'Account blocked',
  }),
  'staff.customer-unblock': async ({ session, params }) => ({
    success: true,
    customer: await unblockCustomer(shop, session, params.id),
    message: 'Account unblocked',
  }),
  'staff.customer-reset': async ({ session, params }) => {
    await sendPasswordReset(shop, session, params.id)
    return { success: true, message: 'Password reset link sent' }
  },
})
