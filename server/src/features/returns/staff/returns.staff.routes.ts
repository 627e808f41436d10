import type { StaffReturnInFull } from '@first-fashion/contract/returns/staff-calls'
import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffReturns } from './returns.staff.service.ts'

const answered = (request: StaffReturnInFull, done: string) => ({
  success: true as const,
  request,
  message: `Order ${request.orderNumber}: ${request.kind} ${done}`,
})

export const returnStaffRoutes = (returns: StaffReturns): Handlers => ({
  'staff.returns': async ({ query }) => ({ success: true, ...(await returns.list(query)) }),
  'staff.return': async ({ params }) => ({ success: true, request: await returns.find(params.id) }),
  'staff.return-approve': async ({ session, params, body }) =>
    answered(await returns.approve(session, params.id, body), 'approved'),
  'staff.return-reopen': async ({ session, params, body }) =>
    answered(await returns.reopen(session, params.id, body), 'open again'),
  'staff.return-exchange-preview': async ({ params, body }) => ({
    success: true,
    figures: await returns.previewExchange(params.id, body),
  }),
  'staff.return-exchange': async ({ session, params, body }) =>
    answered(await returns.exchange(session, params.id, body), 'changed'),
  'staff.return-reject': async ({ session, params, body }) =>
    answered(await returns.reject(session, params.id, body), 'rejected'),
  'staff.return-receive-preview': async ({ params, body }) => ({
    success: true,
    figures: await returns.previewReceipt(params.id, body),
  }),
  'staff.return-receive': async ({ session, params, body }) =>
    answered(await returns.receive(session, params.id, body), 'received'),
  'staff.return-settle': async ({ session, params, body }) =>
    answered(await returns.settle(session, params.id, body), 'settled'),
})
