import { limits } from '@first-fashion/contract/limits'
import { type ReturnStep, returnStatusOf, returnsStateOf } from '@first-fashion/contract/returns/status'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { DomainEvent } from '../../../platform/events/domain-event.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, type FullOrder, findOrder, lockOrder, orderStates } from '../../orders/index.ts'
import { boughtLines } from '../refunds/bought-lines.ts'
import { unknownReturn } from '../return-refusals.ts'
import {
  type ReturnFact,
  returnApproved,
  returnPaymentDue,
  returnReceived,
  returnRefundDue,
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

interface Reached {
  readonly step: ReturnStep
  readonly columns: Partial<RequestRow>
  /** What the order's history says, if it is not what it says of every such step. */
  readonly text?: string
  readonly note: string
  readonly actor: Actor
}

/** A request is at another step: in its row, in the order's history and told as an event. */
export async function reachStep(
  shop: Shop,
  tx: Db,
  { request, full }: { readonly request: FullRequest; readonly full: FullOrder },
  { step, columns, text, note, actor }: Reached,
): Promise<void> {
  const { id: returnId, orderId, kind } = request
  await changeRequest(tx, request, { ...columns, status: returnStatusOf[step] })
  const isLate = step === 'settled' && request.refundDueAt !== null
  const about = text ?? (isLate ? refundHistory : stepHistory[step])[kind]
  await markOrder(shop, tx, full, { returnId, text: about, note }, actor)
  await shop.events.emit(tx, returnEvent[step], { returnId, orderId, kind })
}

const exchangePaymentMs = limits.exchangePaymentDays * 24 * 3_600_000

/** What a decision of staff sets in the request: when it took the step, and the note if there is one. */
export const decisionColumns = (
  request: FullRequest,
  { step, note, at }: { readonly step: ReturnStep; readonly note: string; readonly at: Date },
): Partial<RequestRow> => ({ ...columnsOf(step, at), staffNote: note === '' ? request.staffNote : note })

/** When a request took a step, in its columns. */
function columnsOf(to: ReturnStep, at: Date): Partial<RequestRow> {
  if (to === 'reopened') return { approvedAt: null, payUntil: null }
  if (to === 'payment-due') return { approvedAt: at, payUntil: after(at, exchangePaymentMs) }
  if (to === 'refund-due') return { refundDueAt: at }
  if (to === 'rejected') return { rejectedAt: at, payUntil: null }
  return { [`${to}At`]: at }
}

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

/** Refuses with 'returns.step-not-allowed', 'returns.being-paid' and 'returns.replacement-stands'. */
export function refuseStep(request: FullRequest, to: ReturnStep): void {
  if (!mayTake(request, to)) throw stepNotAllowed(request, to)
  const ends = to === 'reopened' || to === 'rejected'
  const number = request.replacementNumber
  if (!ends || number === null) return
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
  shop: Shop,
  tx: Db,
  full: FullOrder,
  entry: { readonly returnId: string; readonly text: string; readonly note: string },
  actor: Actor,
): Promise<void> {
  const requests = await requestsOfOrder(tx, full.order.id)
  const state = returnsStateOf(requests, isAllRefunded(boughtLines(full), requests))
  await orderStates.markReturns(shop, tx, full.order.id, { state, ...entry }, actor)
}

const stepHistory = {
  requested: { refund: 'Return requested', exchange: 'Exchange requested' },
  reopened: { refund: 'Return open again', exchange: 'Exchange open again' },
  'payment-due': { refund: 'Return approved', exchange: 'Exchange approved, difference due' },
  approved: { refund: 'Return approved', exchange: 'Exchange approved' },
  received: { refund: 'Return received', exchange: 'Exchange received' },
  'refund-due': { refund: 'Return checked, refund requested', exchange: 'Exchange on its way' },
  settled: { refund: 'Return refunded', exchange: 'Exchange on its way' },
  rejected: { refund: 'Return rejected', exchange: 'Exchange rejected' },
} as const

/** Of a request that waited for its refund. */
const refundHistory = { refund: 'Return refunded', exchange: 'Price difference refunded' } as const

const returnEvent: Readonly<Record<ReturnStep, DomainEvent<ReturnFact>>> = {
  requested: returnRequested,
  reopened: returnReopened,
  'payment-due': returnPaymentDue,
  approved: returnApproved,
  received: returnReceived,
  'refund-due': returnRefundDue,
  settled: returnSettled,
  rejected: returnRejected,
}
