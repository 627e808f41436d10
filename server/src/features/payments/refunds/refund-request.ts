import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, type OrderRow, refundBy } from '../../orders/index.ts'
import type { AttemptRow } from '../payment.queries.ts'
import { refundRequested } from '../payments.events.ts'
import { insertProblem, insertRefund, type RefundRow, refundedOf } from './refund.queries.ts'
import { countedCents, worthOf } from './refund-booking.ts'
import { problemOf } from './refund-failure.ts'

interface RefundRequest {
  readonly attempt: AttemptRow
  readonly order: Pick<OrderRow, 'id' | 'totalCents' | 'prepaidCents' | 'chargedMinor'>
  readonly reason: RefundRow['reason']
  /** Who has it sent. Members of staff have to prove who they are if it is much. */
  readonly by: Actor
  /** In minor units of the charged amount; by default the rest of the payment. */
  readonly amountMinor?: number
  /** What it is worth in LKR cents, where that is known; by default its share of what was due. */
  readonly amountCents?: number
  readonly note?: string
  /** What makes it due, in the words of the caller, as 'return:<id>'; the events of its end name it. */
  readonly cause?: string
}

/**
 * Requests a refund in the caller's transaction; a job carries it out. Does nothing if nothing is left; refuses more than
 * that with 'payments.refund-too-much', and staff as `refundBy` does. If the partner has no refund API, it waits for staff.
 */
export async function requestRefund(shop: Shop, tx: Db, refund: RefundRequest): Promise<void> {
  const { attempt, order, reason, by, note = '', cause = null } = refund
  const receivedMinor = attempt.paidMinor ?? attempt.amountMinor
  const before = await refundedOf(tx, attempt.id)
  const amountMinor = refund.amountMinor ?? receivedMinor - before.minor
  if (amountMinor <= 0 || attempt.providerPaymentId === null) return
  const amountCents = worthOf(attempt, order, before, amountMinor, refund.amountCents)
  await refundBy(shop, tx, by, order.id, countedCents(order, amountCents))
  const currencyCode = attempt.paidCurrencyCode ?? attempt.currencyCode
  const asked = { orderId: order.id, reason, amountMinor, amountCents, currencyCode, note, cause }
  await askFor(shop, tx, attempt, { ...asked, retryOf: null })
}

type Asked = Pick<
  RefundRow,
  'orderId' | 'reason' | 'amountMinor' | 'amountCents' | 'currencyCode' | 'note' | 'cause' | 'retryOf'
>

/** Asks for a refund of a known amount; `retryOf` names the one that it tries again. */
export async function askFor(
  { newId, clock, events, providers }: Shop,
  tx: Db,
  attempt: AttemptRow,
  { orderId, reason, amountMinor, amountCents, currencyCode, note, cause, retryOf }: Asked,
): Promise<void> {
  const id = newId()
  const isByHand = providers[attempt.provider]?.abilities.refunds === false
  const asked = { orderId, reason, amountMinor, amountCents, currencyCode, note, cause, retryOf }
  const state = isByHand ? ('manual-pending' as const) : ('requested' as const)
  await insertRefund(tx, { id, attemptId: attempt.id, ...asked, state, requestedAt: clock.now() })
  if (!isByHand) return events.emit(tx, refundRequested, { refundId: id })
  await insertProblem(tx, {
    ...problemOf(attempt, { id, orderId, amountMinor, currencyCode }),
    id: newId(),
    kind: 'refund-manual',
    detail: 'This partner has no refund API. Refund it in its portal',
    createdAt: clock.now(),
  })
}
