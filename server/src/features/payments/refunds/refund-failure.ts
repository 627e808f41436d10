import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { cutText } from '@first-fashion/contract/text/cut-text'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { type AttemptRow, findAttempt } from '../payment.queries.ts'
import { refundFailed } from '../payments.events.ts'
import { insertProblem, type RefundRow } from './refund.queries.ts'

/** Tells staff what is wrong with a refund. */
export async function noteFailure({ newId, clock }: Shop, tx: Db, refund: RefundRow, why: string) {
  const attempt = await attemptOf(tx, refund)
  await insertProblem(tx, {
    ...problemOf(attempt, refund),
    id: newId(),
    kind: 'refund-failed',
    detail: cutText(why, 500),
    createdAt: clock.now(),
  })
}

/** The same of a refund that has failed; who asked for it hears of it, too. */
export async function failRefund(shop: Shop, tx: Db, refund: RefundRow, why: string): Promise<void> {
  const { id: refundId, orderId, cause } = refund
  await noteFailure(shop, tx, refund, why)
  if (cause !== null) await shop.events.emit(tx, refundFailed, { refundId, orderId, cause, why })
}

/** A refund as a problem of its payment. */
export const problemOf = (
  attempt: AttemptRow,
  refund: Pick<RefundRow, 'id' | 'orderId' | 'amountMinor' | 'currencyCode'>,
) => ({
  provider: attempt.provider satisfies PaymentProviderName,
  reference: refund.id,
  refundId: refund.id,
  attemptId: attempt.id,
  orderId: refund.orderId,
  amountMinor: refund.amountMinor,
  currencyCode: refund.currencyCode,
})

/** The payment that a refund is of. */
export async function attemptOf(db: Db, refund: RefundRow): Promise<AttemptRow> {
  const attempt = refund.attemptId === null ? undefined : await findAttempt(db, refund.attemptId)
  if (attempt === undefined) throw new Error(`refund ${refund.id} has no payment`)
  return attempt
}
