import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, lockOrder, type OrderRow, refundBy, unknownOrder } from '../../orders/index.ts'
import type { AttemptRow } from '../payment.queries.ts'
import { findRefund, insertRefund, refundedOf } from './refund.queries.ts'
import { bookRefund, countedCents, worthOf } from './refund-booking.ts'

interface OutsideRefund {
  readonly attempt: AttemptRow
  readonly order: Pick<OrderRow, 'id'>
  /** In minor units of what was charged. */
  readonly amountMinor: number
  readonly note: string
  /** The partner's name for it, where it says. */
  readonly providerRefundId?: string
  readonly reason?: 'staff' | 'late-payment' | 'wrong-amount'
}

/**
 * Books a refund that was made at the partner; staff enter it where the partner reports none. Refuses with
 * 'order.unknown' and 'payments.refund-too-much', and staff as `refundBy` does.
 */
export async function recordOutsideRefund(
  shop: Shop,
  tx: Db,
  { attempt, order: { id: orderId }, amountMinor, note, providerRefundId, reason = 'staff' }: OutsideRefund,
  by: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  const amountCents = worthOf(attempt, order, await refundedOf(tx, attempt.id), amountMinor)
  await refundBy(shop, tx, by, orderId, countedCents(order, amountCents))
  const now = shop.clock.now()
  const id = shop.newId()
  await insertRefund(tx, {
    ...{ id, orderId, attemptId: attempt.id, reason, amountMinor, note, state: 'external' },
    amountCents,
    currencyCode: attempt.paidCurrencyCode ?? attempt.currencyCode,
    providerRefundId: providerRefundId ?? null,
    requestedAt: now,
    settledAt: now,
  })
  const refund = await findRefund(tx, id)
  if (refund !== undefined) await bookRefund(shop, tx, refund, { by, outside: note })
}
