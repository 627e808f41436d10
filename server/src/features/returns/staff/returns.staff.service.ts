import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import type { StaffReturn, StaffReturnInFull } from '@first-fashion/contract/returns/staff-calls'
import { staffReturnSteps } from '@first-fashion/contract/returns/status'
import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import { customerNames } from '../../accounts/index.ts'
import { countOrdersOf, type FullOrder, findOrders } from '../../orders/index.ts'
import { causedRefunds } from '../../payments/index.ts'
import { namedHistoryOf } from '../history/return-history.ts'
import { photosOfRequests } from '../photos/return-photos.queries.ts'
import { causeOf } from '../refunds/refund-cause.ts'
import { returnView } from '../return.view.ts'
import { unknownReturn } from '../return-refusals.ts'
import { type FullRequest, findRequest, listRequests, requestsOfCustomer } from '../returns.queries.ts'
import { stepOf } from '../returns.rules.ts'
import { holdExchange, releaseExchange } from './exchange.ts'
import { changeExchange, previewChange } from './exchange-change.ts'
import { planReceipt, receiptFigures } from './receipt.ts'
import { notReceived, receiveLines } from './receiving.ts'
import { lockRequest, type ReturnStepsDeps, refuseChanged, takeStep } from './return-steps.ts'
import { type SettlementDeps, settleReturn, stepAfterSettling } from './settlement.ts'

/** Staff take a request from step to step. All refuse with the codes of `takeStep`. */
export interface StaffReturns {
  list(
    query: ParsedQuery<Calls['staff.returns']>,
  ): Promise<{ returns: StaffReturn[]; total: number; pages: number }>
  find(id: string): Promise<StaffReturnInFull>
  /** Holds what is wanted in exchange. Refuses with 'returns.exchange-unavailable'. */
  approve(session: StaffSession, id: string, asked: Body<'staff.return-approve'>): Promise<StaffReturnInFull>
  /** Takes back the approval of an exchange that is not paid. Refuses with 'returns.being-paid'. */
  reopen(session: StaffSession, id: string, asked: Body<'staff.return-reopen'>): Promise<StaffReturnInFull>
  /** What another choice would come to. Refuses like `exchange`. */
  previewExchange(id: string, asked: Body<'staff.return-exchange-preview'>): Promise<ReturnFigures>
  /** Chooses something else. Refuses with 'returns.line-unknown' and 'returns.exchange-unavailable'. */
  exchange(
    session: StaffSession,
    id: string,
    asked: Body<'staff.return-exchange'>,
  ): Promise<StaffReturnInFull>
  /** Refuses with 'returns.being-paid' and 'returns.replacement-stands', too. */
  reject(session: StaffSession, id: string, asked: Body<'staff.return-reject'>): Promise<StaffReturnInFull>
  /** What it comes to with what came. Refuses like `receive`. */
  previewReceipt(id: string, asked: Body<'staff.return-receive-preview'>): Promise<ReturnFigures>
  /** Good items go back to stock. Refuses what `receiveLines` refuses. */
  receive(session: StaffSession, id: string, asked: Body<'staff.return-receive'>): Promise<StaffReturnInFull>
  /** Refunds the money, or places the order that replaces what came back. Refuses what payments refuse. */
  settle(session: StaffSession, id: string, asked: Body<'staff.return-settle'>): Promise<StaffReturnInFull>
}

type Body<
  Name extends
    | 'staff.return-approve'
    | 'staff.return-exchange'
    | 'staff.return-exchange-preview'
    | 'staff.return-reject'
    | 'staff.return-reopen'
    | 'staff.return-receive'
    | 'staff.return-receive-preview'
    | 'staff.return-settle',
> = ParsedBody<Calls[Name]>

export type StaffReturnsDeps = ReturnStepsDeps & SettlementDeps

export function createStaffReturns(deps: StaffReturnsDeps): StaffReturns {
  const { database } = deps
  const find = async (id: string) => {
    const request = isUuid(id) ? await findRequest(database.db, id) : undefined
    const [shown] = request === undefined ? [] : await staffViews(database.db, [request])
    if (request === undefined || shown === undefined) throw unknownReturn()
    return {
      ...shown,
      refunds: await causedRefunds(database.db, causeOf(request.id)),
      costs: costsOf(request),
      customerRecord: await recordOfCustomer(database.db, request),
    }
  }
  return {
    list: async ({ status, page }) => {
      const { requests, ...counts } = await pageOf(page, (window) =>
        listRequests(database.db, status, window),
      )
      return { returns: await staffViews(database.db, requests), ...counts }
    },
    find,
    previewReceipt: (id, { version, lines }) =>
      database.transaction(async (tx) => {
        const { request, full } = await lockRequest(tx, id)
        refuseChanged(request, version)
        return receiptFigures(request, full, await planReceipt(tx, request, full, lines))
      }),
    previewExchange: (id, asked) => previewChange(deps, id, asked),
    exchange: async (session, id, asked) => {
      await changeExchange(deps, session, id, asked)
      return find(id)
    },
    ...stepsOf(deps, find),
  }
}

/** The steps; each answers the request as it is then. */
function stepsOf(
  deps: StaffReturnsDeps,
  find: StaffReturns['find'],
): Pick<StaffReturns, 'approve' | 'reject' | 'receive' | 'reopen' | 'settle'> {
  return {
    approve: async (session, id, asked) => {
      await takeStep(deps, session, id, { to: approvedStep, ...asked }, (...given) =>
        holdExchange(deps, ...given),
      )
      return find(id)
    },
    reopen: async (session, id, asked) => {
      await takeStep(deps, session, id, { to: 'reopened', ...asked }, (...given) =>
        releaseExchange(deps, ...given),
      )
      return find(id)
    },
    reject: async (session, id, asked) => {
      await takeStep(deps, session, id, { to: 'rejected', ...asked }, (...given) =>
        releaseExchange(deps, ...given),
      )
      return find(id)
    },
    receive: async (session, id, { lines, shown, ...asked }) => {
      const historyText = (request: FullRequest, full: FullOrder) =>
        saidOfReceipt(notReceived(full, request, lines), asked.note)
      const step = { to: 'received', ...asked, historyText, conditions: lines } as const
      await takeStep(deps, session, id, step, (...given) =>
        receiveLines(deps, ...given, { lines, note: asked.note, shown }),
      )
      return find(id)
    },
    settle: async (session, id, asked) => {
      await takeStep(deps, session, id, { to: 'settled', after: stepAfterSettling, ...asked }, (...given) =>
        settleReturn(deps, ...given, session),
      )
      return find(id)
    },
  }
}

/** What the order's history says of a parcel in which something was missing. */
const saidOfReceipt = (missing: string, note: string) =>
  missing === '' ? undefined : { text: 'Return received in part', note: `Not received: ${missing}. ${note}` }

/** What is due is paid before the parcel is sent. */
const approvedStep = ({ priceDifferenceCents }: FullRequest) =>
  priceDifferenceCents > 0 ? 'payment-due' : 'approved'

async function staffViews(db: Db, requests: readonly FullRequest[]): Promise<StaffReturn[]> {
  const orders = await findOrders(
    db,
    requests.map(({ orderId }) => orderId),
  )
  const names = await customerNames(
    db,
    requests.flatMap(({ customerId }) => customerId ?? []),
  )
  const photos = await photosOfRequests(
    db,
    requests.map(({ id }) => id),
  )
  return requests.flatMap((request) => {
    const full = orders.find(({ order }) => order.id === request.orderId)
    if (full === undefined) return []
    const customer = { name: names.get(request.customerId ?? '') ?? '', email: full.order.email }
    const next = [...staffReturnSteps[stepOf(request)]]
    const history = namedHistoryOf(request, full)
    return [{ ...returnView(request, full, photos), history, customer, next, version: request.version }]
  })
}

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

/** What a request costs the shop. */
function costsOf({ refundCents, shippingCents, lines }: FullRequest): StaffReturnInFull['costs'] {
  const writtenOff = lines.reduce((sum, line) => sum + writtenOffOf(line), 0)
  const shipping = Math.min(shippingCents, refundCents)
  return {
    refund: rupees(refundCents - shipping),
    shipping: rupees(shipping),
    writtenOff: rupees(writtenOff),
  }
}

/** What was paid for the units of a line that came back damaged. */
const writtenOffOf = ({ damagedQuantity, quantity, refundCents }: FullRequest['lines'][number]): number =>
  damagedQuantity === null || damagedQuantity === 0
    ? 0
    : Math.round((refundCents * damagedQuantity) / quantity)

/** How often its customer orders and sends back; null once the account is deleted. */
async function recordOfCustomer(
  db: Db,
  { id, customerId }: FullRequest,
): Promise<StaffReturnInFull['customerRecord']> {
  if (customerId === null) return null
  const [orders, requests] = await Promise.all([
    countOrdersOf(db, [customerId]),
    requestsOfCustomer(db, customerId),
  ])
  const others = requests.filter((one) => one.id !== id && one.status !== 'rejected')
  return {
    orders: orders.get(customerId) ?? 0,
    returns: others.length,
    ordersWithReturns: new Set(others.map(({ orderId }) => orderId)).size,
  }
}
