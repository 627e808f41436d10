import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { nextReturnSteps } from '@first-fashion/contract/returns/status'
import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import { customerNames } from '../../accounts/index.ts'
import { findOrders } from '../../orders/index.ts'
import { returnView } from '../return.view.ts'
import { unknownReturn } from '../return-refusals.ts'
import { type FullRequest, findRequest, listRequests } from '../returns.queries.ts'
import { stepOf } from '../returns.rules.ts'
import { holdExchange, releaseExchange } from './exchange.ts'
import { receiveLines } from './receiving.ts'
import { type ReturnStepsDeps, takeStep } from './return-steps.ts'
import { type SettlementDeps, settleReturn } from './settlement.ts'

/** Staff take a request from step to step. All refuse with the codes of `takeStep`. */
export interface StaffReturns {
  list(
    query: ParsedQuery<Calls['staff.returns']>,
  ): Promise<{ returns: StaffReturn[]; total: number; pages: number }>
  find(id: string): Promise<StaffReturn>
  /** Holds what is wanted in exchange. Refuses with 'returns.exchange-unavailable'. */
  approve(session: StaffSession, id: string, asked: Body<'staff.return-approve'>): Promise<StaffReturn>
  reject(session: StaffSession, id: string, asked: Body<'staff.return-reject'>): Promise<StaffReturn>
  /** Good items go back to stock. Refuses with 'returns.condition-missing'. */
  receive(session: StaffSession, id: string, asked: Body<'staff.return-receive'>): Promise<StaffReturn>
  /** Refunds the money, or places the order that replaces what came back. Refuses what payments refuse. */
  settle(session: StaffSession, id: string, asked: Body<'staff.return-settle'>): Promise<StaffReturn>
}

type Body<
  Name extends
    | 'staff.return-approve'
    | 'staff.return-reject'
    | 'staff.return-receive'
    | 'staff.return-settle',
> = ParsedBody<Calls[Name]>

export type StaffReturnsDeps = ReturnStepsDeps & SettlementDeps

export function createStaffReturns(deps: StaffReturnsDeps): StaffReturns {
  const { database } = deps
  const find = async (id: string) => {
    const request = isUuid(id) ? await findRequest(database.db, id) : undefined
    const [shown] = request === undefined ? [] : await staffViews(database.db, [request])
    if (shown === undefined) throw unknownReturn()
    return shown
  }
  return {
    list: async ({ status, page }) => {
      const { requests, ...counts } = await pageOf(page, (window) =>
        listRequests(database.db, status, window),
      )
      return { returns: await staffViews(database.db, requests), ...counts }
    },
    find,
    ...stepsOf(deps, find),
  }
}

/** The steps; each answers the request as it is then. */
function stepsOf(
  deps: StaffReturnsDeps,
  find: StaffReturns['find'],
): Pick<StaffReturns, 'approve' | 'reject' | 'receive' | 'settle'> {
  return {
    approve: async (session, id, asked) => {
      await takeStep(deps, session, id, { to: 'approved', ...asked }, (...given) =>
        holdExchange(deps, ...given),
      )
      return find(id)
    },
    reject: async (session, id, asked) => {
      await takeStep(deps, session, id, { to: 'rejected', ...asked }, (...given) =>
        releaseExchange(deps, ...given),
      )
      return find(id)
    },
    receive: async (session, id, { lines, ...asked }) => {
      const step = { to: 'received', ...asked, conditions: lines } as const
      await takeStep(deps, session, id, step, (...given) => receiveLines(deps, ...given, lines))
      return find(id)
    },
    settle: async (session, id, asked) => {
      await takeStep(deps, session, id, { to: 'settled', ...asked }, (...given) =>
        settleReturn(deps, ...given, session),
      )
      return find(id)
    },
  }
}

async function staffViews(db: Db, requests: readonly FullRequest[]): Promise<StaffReturn[]> {
  const orders = await findOrders(
    db,
    requests.map(({ orderId }) => orderId),
  )
  const names = await customerNames(
    db,
    requests.flatMap(({ customerId }) => customerId ?? []),
  )
  return requests.flatMap((request) => {
    const full = orders.find(({ order }) => order.id === request.orderId)
    if (full === undefined) return []
    const customer = { name: names.get(request.customerId ?? '') ?? '', email: full.order.email }
    const next = [...nextReturnSteps[stepOf(request)]]
    return [{ ...returnView(request, full), customer, next, version: request.version }]
  })
}
