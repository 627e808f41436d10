import { lkrCents } from '@first-fashion/contract/money/money'
import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { FullOrder } from '../../orders/index.ts'
import { type CreditedRefunds, leftToRefund, type Refunds } from '../../payments/index.ts'
import type { FullRequest, RequestRow } from '../returns.queries.ts'
import { placeReplacement, type ReplacementDeps } from './replacement.ts'
import { actorOf } from './return-steps.ts'

export interface SettlementDeps extends ReplacementDeps {
  readonly refunds: Pick<Refunds, 'request'>
  readonly credited: Pick<CreditedRefunds, 'refund'>
}

/**
 * Does what was asked for, in the transaction that completes the request. A refund that the partner refuses later stays
 * a payment problem, which staff can try again.
 */
export async function settleReturn(
  deps: SettlementDeps,
  tx: Db,
  request: FullRequest,
  full: FullOrder,
  session: StaffSession,
): Promise<Partial<RequestRow>> {
  const actor = actorOf(session)
  if (request.kind === 'exchange')
    return { replacementOrderId: await placeReplacement(deps, tx, request, full, actor) }
  const note = 'Return'
  const { order } = full
  // As all store credit of a deleted account, its part falls to the shop.
  if (request.creditCents > 0 && order.customerId !== null)
    await deps.credited.refund(tx, order.id, { cents: lkrCents(request.creditCents), note }, actor)
  const { attempt } = await leftToRefund(tx, order)
  if (request.originalMinor > 0 && attempt !== undefined)
    await deps.refunds.request(tx, {
      attempt,
      order,
      reason: 'staff',
      amountMinor: request.originalMinor,
      amountCents: request.refundCents - request.creditCents,
      note,
    })
  return {}
}
