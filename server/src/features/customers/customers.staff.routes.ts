import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffCustomers } from './customers.staff.service.ts'

export const customerStaffRoutes = (customers: StaffCustomers): Handlers => ({
  'staff.customers': async ({ query }) => ({
    success: true,
    ...(await customers.list(query)),
  }),
  'staff.customer': async ({ params }) => ({
    success: true,
    customer: await customers.find(params.id),
  }),
  'staff.customer-block': async ({ session, params, body }) => ({
    success: true,
    customer: await customers.block(session, params.id, body.reason),
    message: 'Account blocked',
  }),
  'staff.customer-unblock': async ({ session, params }) => ({
    success: true,
    customer: await customers.unblock(session, params.id),
    message: 'Account unblocked',
  }),
  'staff.customer-reset': async ({ session, params }) => {
    await customers.sendReset(session, params.id)
    return { success: true, message: 'Password reset link sent' }
  },
})
