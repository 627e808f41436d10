import type { Database } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { changeExchange, previewChange } from './exchange-change.ts'
import {
  approveReturn,
  type ReturnDecisionsDeps,
  receiveReturn,
  rejectReturn,
  reopenReturn,
  settleRequest,
} from './return-decisions.staff.service.ts'
import { findStaffReturn, listStaffReturns, previewReceipt } from './returns.staff.service.ts'

export const returnStaffRoutes = (deps: ReturnDecisionsDeps): Handlers => ({
  'staff.returns': async ({ query }) => ({
    success: true,
    ...(await listStaffReturns(deps.database, query)),
  }),
  'staff.return': async ({ params: { id } }) => ({
    success: true,
    request: await findStaffReturn(deps.database, id),
  }),
  'staff.return-exchange-preview': async ({ params, body }) => ({
    success: true,
    figures: await previewChange(deps, params.id, body),
  }),
  'staff.return-receive-preview': async ({ params, body }) => ({
    success: true,
    figures: await previewReceipt(deps.database, params.id, body),
  }),
  ...decisionRoutes(deps),
})

const decisionRoutes = (deps: ReturnDecisionsDeps) =>
  ({
    'staff.return-approve': async ({ session, params: { id }, body }) => {
      await approveReturn(deps, session, id, body)
      return answered(deps, id, 'approved')
    },
    'staff.return-reopen': async ({ session, params: { id }, body }) => {
      await reopenReturn(deps, session, id, body)
      return answered(deps, id, 'open again')
    },
    'staff.return-exchange': async ({ session, params: { id }, body }) => {
      await changeExchange(deps, session, id, body)
      return answered(deps, id, 'changed')
    },
    'staff.return-reject': async ({ session, params: { id }, body }) => {
      await rejectReturn(deps, session, id, body)
      return answered(deps, id, 'rejected')
    },
    'staff.return-receive': async ({ session, params: { id }, body }) => {
      await receiveReturn(deps, session, id, body)
      return answered(deps, id, 'received')
    },
    'staff.return-settle': async ({ session, params: { id }, body }) => {
      await settleRequest(deps, session, id, body)
      return answered(deps, id, 'settled')
    },
  }) satisfies Partial<Handlers>

async function answered({ database }: { readonly database: Database }, id: string, done: string) {
  const request = await findStaffReturn(database, id)
  const message = `Order ${request.orderNumber}: ${request.kind} ${done}`
  return { success: true as const, request, message }
}
