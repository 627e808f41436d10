import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { changeExchange, previewChange } from './exchange-change.ts'
import {
  approveReturn,
  receiveReturn,
  rejectReturn,
  reopenReturn,
  settleRequest,
} from './return-decisions.staff.service.ts'
import { findStaffReturn, listStaffReturns, previewReceipt } from './returns.staff.service.ts'

export const returnStaffRoutes = (shop: Shop): Handlers => ({
  'staff.returns': async ({ query }) => ({
    success: true,
    ...(await listStaffReturns(shop, query)),
  }),
  'staff.return': async ({ params: { id } }) => ({
    success: true,
    request: await findStaffReturn(shop, id),
  }),
  'staff.return-exchange-preview': async ({ params, body }) => ({
    success: true,
    figures: await previewChange(shop, params.id, body),
  }),
  'staff.return-receive-preview': async ({ params, body }) => ({
    success: true,
    figures: await previewReceipt(shop, params.id, body),
  }),
  ...decisionRoutes(shop),
})

const decisionRoutes = (shop: Shop) =>
  ({
    'staff.return-approve': async ({ session, params: { id }, body }) => {
      await approveReturn(shop, session, id, body)
      return answered(shop, id, 'approved')
    },
    'staff.return-reopen': async ({ session, params: { id }, body }) => {
      await reopenReturn(shop, session, id, body)
      return answered(shop, id, 'open again')
    },
    'staff.return-exchange': async ({ session, params: { id }, body }) => {
      await changeExchange(shop, session, id, body)
      return answered(shop, id, 'changed')
    },
    'staff.return-reject': async ({ session, params: { id }, body }) => {
      await rejectReturn(shop, session, id, body)
      return answered(shop, id, 'rejected')
    },
    'staff.return-receive': async ({ session, params: { id }, body }) => {
      await receiveReturn(shop, session, id, body)
      return answered(shop, id, 'received')
    },
    'staff.return-settle': async ({ session, params: { id }, body }) => {
      await settleRequest(shop, session, id, body)
      return answered(shop, id, 'settled')
    },
  }) satisfies Partial<Handlers>

async function answered(shop: Shop, id: string, done: string) {
  const request = await findStaffReturn(shop, id)
  const message = `Order ${request.orderNumber}: ${request.kind} ${done}`
  return { success: true as const, request, message }
}
