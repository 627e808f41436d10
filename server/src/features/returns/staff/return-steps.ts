import { limits } from '@first-fashion/contract/limits'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { type ReturnStep, returnStatusOf, returnsStateOf } from '@first-fashion/contract/returns/status'
import { after } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { DomainEvent, Events } from '../../../platform/events/domain-event.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { type Actor, type FullOrder, findOrder, lockOrder, type OrderStates } from '../../orders/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { boughtLines } from '../refunds/bought-lines.ts'
import type { ReturnPlanDeps } from '../return-plan.ts'
import { unknownReturn } from '../return-refusals.ts'
import {
  type ReturnFact,
  returnApproved,
  returnPaymentDue,
  returnReceived,
  returnRejected,
  returnReopened,
  returnRequested,
  returnSettled,
} from '../returns.events.ts'
import {
  changeRequest,
  type FullRequest,
  findRequest,
  type RequestRow,
  requestsOfOrder,
} from '../returns.queries.ts'
import { isAllRefunded, mayTake, stepOf } from '../returns.rules.ts'

export interface ReturnStepsDeps extends ReturnPlanDeps {
  readonly database: Database
  readonly events: Events
  readonly states: Pick<OrderStates, 'markReturns'>
}

interface Asked {
  /** Depends on the request, if approving it means that something is due first. */
  readonly to: ReturnStep | ((request: FullRequest) => ReturnStep)
  /** The version that the decision was made on. */
  readonly version: number
  readonly note: string
  /** Of received lines, for the audit log. */
  readonly conditions?: readonly object[]
}

/** What a step does besides; returns more columns of the request. */
type Work = (tx: Db, request: FullRequest, full: FullOrder) => Promise<Partial<RequestRow>>

/**
 * Staff take a request to its next step: in the audit log, in the order's history and told as an event. Refuses with
 * 'returns.unknown', 'returns.changed-meanwhile' and 'returns.step-not-allowed'.
 */
export const takeStep = (
  deps: ReturnStepsDeps,
  session: StaffSession,
  id: string,
  asked: Asked,
  work: Work,
): Promise<void> => {
  const { note, conditions } = asked
  const named = typeof asked.to === 'string' ? asked.to : 'approved'
  const change = { to: named, note, ...(conditions === undefined ? {} : { conditions }) }
  const entry = { action: 'return-step', subject: `return:${id}`, change }
  return recordedChange(deps, session, entry, async (tx, at) => {
    const { request, full } = await lockRequest(tx, id)
    const to = typeof asked.to === 'string' ? asked.to : asked.to(request)
    refuseChanged(request, asked.version)
    refuseStep(request, to)
    const more = await work(tx, request, full)
    await changeRequest(tx, request, {
      ...more,
      status: returnStatusOf[to],
      ...columnsOf(to, at),
      staffNote: note === '' ? request.staffNote : note,
    })
    await markOrder(deps, tx, full, { text: said[to][request.kind], note }, actorOf(session))
    await deps.events.emit(tx, factOf[to], { returnId: id, orderId: request.orderId, kind: request.kind })
  })
}

const exchangePaymentMs = limits.exchangePaymentDays * 24 * 3_600_000

/** When a request took a step, in its columns. */
function columnsOf(to: ReturnStep, at: Date): Partial<RequestRow> {
  if (to === 'reopened') return { approvedAt: null, payUntil: null }
  if (to === 'payment-due') return { approvedAt: at, payUntil: after(at, exchangePaymentMs) }
  if (to === 'rejected') return { rejectedAt: at, payUntil: null }
  return { [`${to}At`]: at }
}

export const actorOf = ({ staffId, name }: StaffSession): Actor => ({ kind: 'staff', id: staffId, name })

/** Requests of an order change one at a time: its row is locked, then the request is read. */
export async function lockRequest(tx: Db, id: string): Promise<{ request: FullRequest; full: FullOrder }> {
  const found = isUuid(id) ? await findRequest(tx, id) : undefined
  if (found !== undefined) await lockOrder(tx, found.orderId)
  const request = found && (await findRequest(tx, id))
  const full = found && (await findOrder(tx, found.orderId))
  if (request === undefined || full === undefined) throw unknownReturn()
  return { request, full }
}

export function refuseChanged(request: FullRequest, version: number): void {
  if (request.version !== version)
    throw new AppError(
      'conflict',
      'returns.changed-meanwhile',
      'Someone else changed this request. Please check it again.',
    )
}

function refuseStep(request: FullRequest, to: ReturnStep): void {
  if (!mayTake(request, to)) throw stepNotAllowed(request, to)
  const ends = to === 'reopened' || to === 'rejected'
  if (!ends || request.replacementOrderId === null) return
  const number = orderNumber(request.replacementOrderId)
  if (stepOf(request) === 'payment-due')
    throw new AppError(
      'conflict',
      'returns.being-paid',
      `The customer is paying order ${number} now. Please try again in half an hour.`,
    )
  throw new AppError(
    'conflict',
    'returns.replacement-stands',
    `Please cancel order ${number} first: its payment then goes back.`,
  )
}

export const stepNotAllowed = (request: FullRequest, to: string) =>
  new AppError('refused', 'returns.step-not-allowed', `A ${request.status} request cannot be ${to} now.`)

export async function markOrder(
  { states }: ReturnStepsDeps,
  tx: Db,
  full: FullOrder,
  said: { readonly text: string; readonly note: string },
  actor: Actor,
): Promise<void> {
  const requests = await requestsOfOrder(tx, full.order.id)
  const state = returnsStateOf(requests, isAllRefunded(boughtLines(full), requests))
  await states.markReturns(tx, full.order.id, { state, ...said }, actor)
}

const said = {
  requested: { refund: 'Return requested', exchange: 'Exchange requested' },
  reopened: { refund: 'Return open again', exchange: 'Exchange open again' },
  'payment-due': { refund: 'Return approved', exchange: 'Exchange approved, difference due' },
  approved: { refund: 'Return approved', exchange: 'Exchange approved' },
  received: { refund: 'Return received', exchange: 'Exchange received' },
  settled: { refund: 'Return refunded', exchange: 'Exchange on its way' },
  rejected: { refund: 'Return rejected', exchange: 'Exchange rejected' },
} as const

const factOf: Readonly<Record<ReturnStep, DomainEvent<ReturnFact>>> = {
  requested: returnRequested,
  reopened: returnReopened,
  'payment-due': returnPaymentDue,
  approved: returnApproved,
  received: returnReceived,
  settled: returnSettled,
  rejected: returnRejected,
}
