import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { ReturnStep } from '@first-fashion/contract/returns/status'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { staffActor } from '../../orders/index.ts'
import { isRefundAwaited } from '../../payments/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { causeOf } from '../refunds/refund-cause.ts'
import { holdExchange, releaseExchange } from './exchange.ts'
import { notReceived, receiveLines } from './receiving.ts'
import { decisionColumns, lockRequest, reachStep, refuseChanged, refuseStep } from './return-steps.ts'
import { settleReturn } from './settlement.ts'

/*
 * What staff decide about a return. Each decision is one transaction: the request, the order's history, an event and
 * the audit log. All refuse with 'returns.unknown', 'returns.changed-meanwhile' and 'returns.step-not-allowed'.
 */

type Body<Name extends 'approve' | 'reject' | 'reopen' | 'receive' | 'settle'> = ParsedBody<
  Calls[`staff.return-${Name}`]
>

/**
 * Approves a request. Holds what is wanted in exchange; what is due for it is paid before the parcel is sent. Refuses
 * with 'returns.exchange-unavailable'.
 */
export const approveReturn = (
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, note }: Body<'approve'>,
): Promise<void> =>
  recordedChange(shop, session, entryOf(id, { to: 'approved', note }), async (tx, at) => {
    const { request, full } = await lockRequest(tx, id)
    refuseChanged(request, version)
    const step = request.priceDifferenceCents > 0 ? 'payment-due' : 'approved'
    refuseStep(request, step)
    await holdExchange(shop, tx, request, full)
    const columns = decisionColumns(request, { step, note, at })
    await reachStep(shop, tx, { request, full }, { step, columns, note, actor: staffActor(session) })
  })

/** Takes back the approval of an exchange that is not paid. Refuses with 'returns.being-paid', too. */
export const reopenReturn = (
  shop: Shop,
  session: StaffSession,
  id: string,
  body: Body<'reopen'>,
): Promise<void> => release(shop, session, id, 'reopened', body)

/** Refuses with 'returns.being-paid' and 'returns.replacement-stands', too. */
export const rejectReturn = (
  shop: Shop,
  session: StaffSession,
  id: string,
  body: Body<'reject'>,
): Promise<void> => release(shop, session, id, 'rejected', body)

/** What was held for an exchange is sold again. */
const release = (
  shop: Shop,
  session: StaffSession,
  id: string,
  step: 'reopened' | 'rejected',
  { version, note }: Body<'reject' | 'reopen'>,
): Promise<void> =>
  recordedChange(shop, session, entryOf(id, { to: step, note }), async (tx, at) => {
    const { request, full } = await lockRequest(tx, id)
    refuseChanged(request, version)
    refuseStep(request, step)
    await releaseExchange(shop, tx, request, full)
    const columns = decisionColumns(request, { step, note, at })
    await reachStep(shop, tx, { request, full }, { step, columns, note, actor: staffActor(session) })
  })

/** Records what arrived; good items go back to stock. Refuses what `receiveLines` refuses. */
export const receiveReturn = (
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, note, lines, shown }: Body<'receive'>,
): Promise<void> =>
  recordedChange(shop, session, entryOf(id, { to: 'received', note, conditions: lines }), async (tx, at) => {
    const { request, full } = await lockRequest(tx, id)
    refuseChanged(request, version)
    const step = 'received'
    refuseStep(request, step)
    const received = await receiveLines(shop, tx, request, full, { lines, note, shown })
    const missing = notReceived(full, request, lines)
    const inPart = { text: 'Return received in part', note: `Not received: ${missing}. ${note}` }
    const history = missing === '' ? { note } : inPart
    const columns = { ...received, ...decisionColumns(request, { step, note, at }) }
    await reachStep(shop, tx, { request, full }, { step, columns, ...history, actor: staffActor(session) })
  })

/** Refunds the money, or places the order that replaces what came back. Refuses what payments refuse. */
export const settleRequest = (
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, note }: Body<'settle'>,
): Promise<void> =>
  recordedChange(shop, session, entryOf(id, { to: 'settled', note }), async (tx, at) => {
    const { request, full } = await lockRequest(tx, id)
    refuseChanged(request, version)
    refuseStep(request, 'settled')
    const settled = await settleReturn(shop, tx, request, full, session)
    const step = (await isRefundAwaited(tx, causeOf(request.id))) ? 'refund-due' : 'settled'
    const columns = { ...settled, ...decisionColumns(request, { step, note, at }) }
    await reachStep(shop, tx, { request, full }, { step, columns, note, actor: staffActor(session) })
  })

/** What the audit log says of a decision. */
const entryOf = (
  id: string,
  change: { readonly to: ReturnStep; readonly note: string; readonly conditions?: readonly object[] },
) => ({ action: 'return-step', subject: `return:${id}`, change })
