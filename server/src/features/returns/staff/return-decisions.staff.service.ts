import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { ReturnStep } from '@first-fashion/contract/returns/status'
import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { FullOrder } from '../../orders/index.ts'
import { isRefundAwaited } from '../../payments/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { causeOf } from '../refunds/refund-cause.ts'
import type { FullRequest, RequestRow } from '../returns.queries.ts'
import { holdExchange, releaseExchange } from './exchange.ts'
import { notReceived, receiveLines } from './receiving.ts'
import {
  actorOf,
  decisionColumns,
  lockRequest,
  type ReturnStepsDeps,
  reachStep,
  refuseChanged,
  refuseStep,
} from './return-steps.ts'
import { type SettlementDeps, settleReturn } from './settlement.ts'

/*
 * What staff decide about a return. Each decision is one transaction: the request, the order's history, an event and
 * the audit log. All refuse with 'returns.unknown', 'returns.changed-meanwhile' and 'returns.step-not-allowed'.
 */

export type ReturnDecisionsDeps = ReturnStepsDeps & SettlementDeps

type Body<Name extends 'approve' | 'reject' | 'reopen' | 'receive' | 'settle'> = ParsedBody<
  Calls[`staff.return-${Name}`]
>

/**
 * Approves a request. Holds what is wanted in exchange; what is due for it is paid before the parcel is sent. Refuses
 * with 'returns.exchange-unavailable'.
 */
export const approveReturn = (
  deps: ReturnDecisionsDeps,
  session: StaffSession,
  id: string,
  { version, note }: Body<'approve'>,
): Promise<void> =>
  decide(deps, session, id, { to: 'approved', note }, async (tx, at) => {
    const { request, full } = await lockForDecision(tx, id, version)
    const step = request.priceDifferenceCents > 0 ? 'payment-due' : 'approved'
    refuseStep(request, step)
    await holdExchange(deps, tx, request, full)
    await takeStep(deps, tx, { request, full }, { session, step, note, at })
  })

/** Takes back the approval of an exchange that is not paid. Refuses with 'returns.being-paid', too. */
export const reopenReturn = (
  deps: ReturnDecisionsDeps,
  session: StaffSession,
  id: string,
  asked: Body<'reopen'>,
): Promise<void> => release(deps, session, id, 'reopened', asked)

/** Refuses with 'returns.being-paid' and 'returns.replacement-stands', too. */
export const rejectReturn = (
  deps: ReturnDecisionsDeps,
  session: StaffSession,
  id: string,
  asked: Body<'reject'>,
): Promise<void> => release(deps, session, id, 'rejected', asked)

/** What was held for an exchange is sold again. */
const release = (
  deps: ReturnDecisionsDeps,
  session: StaffSession,
  id: string,
  step: 'reopened' | 'rejected',
  { version, note }: Body<'reject' | 'reopen'>,
): Promise<void> =>
  decide(deps, session, id, { to: step, note }, async (tx, at) => {
    const { request, full } = await lockForDecision(tx, id, version)
    refuseStep(request, step)
    await releaseExchange(deps, tx, request, full)
    await takeStep(deps, tx, { request, full }, { session, step, note, at })
  })

/** Records what arrived; good items go back to stock. Refuses what `receiveLines` refuses. */
export const receiveReturn = (
  deps: ReturnDecisionsDeps,
  session: StaffSession,
  id: string,
  { version, note, lines, shown }: Body<'receive'>,
): Promise<void> =>
  decide(deps, session, id, { to: 'received', note, conditions: lines }, async (tx, at) => {
    const { request, full } = await lockForDecision(tx, id, version)
    const step = 'received'
    refuseStep(request, step)
    const columns = await receiveLines(deps, tx, request, full, { lines, note, shown })
    const missing = notReceived(full, request, lines)
    const inPart = { text: 'Return received in part', note: `Not received: ${missing}. ${note}` }
    const history = missing === '' ? { note } : inPart
    await takeStep(deps, tx, { request, full }, { session, step, note, at, columns, history })
  })

/** Refunds the money, or places the order that replaces what came back. Refuses what payments refuse. */
export const settleRequest = (
  deps: ReturnDecisionsDeps,
  session: StaffSession,
  id: string,
  { version, note }: Body<'settle'>,
): Promise<void> =>
  decide(deps, session, id, { to: 'settled', note }, async (tx, at) => {
    const { request, full } = await lockForDecision(tx, id, version)
    refuseStep(request, 'settled')
    const columns = await settleReturn(deps, tx, request, full, session)
    const step = (await isRefundAwaited(tx, causeOf(request.id))) ? 'refund-due' : 'settled'
    await takeStep(deps, tx, { request, full }, { session, step, note, at, columns })
  })

/** The request and its order, locked, if nobody changed the request since the decision was made. */
async function lockForDecision(tx: Db, id: string, version: number) {
  const locked = await lockRequest(tx, id)
  refuseChanged(locked.request, version)
  return locked
}

interface Step {
  readonly session: StaffSession
  readonly step: ReturnStep
  readonly note: string
  readonly at: Date
  /** What else changes in the request. */
  readonly columns?: Partial<RequestRow>
  /** What the order's history says, if it is not what it says of every such step. */
  readonly history?: { readonly text?: string; readonly note: string }
}

/** The request takes its step, and keeps the note if there is one. */
const takeStep = (
  deps: ReturnDecisionsDeps,
  tx: Db,
  locked: { readonly request: FullRequest; readonly full: FullOrder },
  { session, step, note, at, columns, history = { note } }: Step,
): Promise<void> =>
  reachStep(deps, tx, locked, {
    ...{ step, actor: actorOf(session), ...history },
    columns: { ...columns, ...decisionColumns(locked.request, { step, note, at }) },
  })

/** Runs a decision in a transaction that the audit log records. */
const decide = (
  deps: ReturnDecisionsDeps,
  session: StaffSession,
  id: string,
  change: { readonly to: ReturnStep; readonly note: string; readonly conditions?: readonly object[] },
  work: (tx: Db, at: Date) => Promise<void>,
): Promise<void> =>
  recordedChange(deps, session, { action: 'return-step', subject: `return:${id}`, change }, work)
