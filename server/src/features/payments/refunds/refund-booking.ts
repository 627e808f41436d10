import { formatCharged, shareOfCents } from '@first-fashion/contract/money/money'
import { isOfOrder } from '@first-fashion/contract/payments/ledger'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, dueOf, lockOrder, type OrderRow, orderStates, systemActor } from '../../orders/index.ts'
import { refundReference } from '../ledger.queries.ts'
import { convertedCentsOf, recordFailedRefund, recordRefund } from '../ledger.ts'
import { type AttemptRow, changeAttempt } from '../payment.queries.ts'
import { refundSettled } from '../payments.events.ts'
import {
  backOf,
  findRefund,
  firstTryOf,
  hasProblem,
  lockRefund,
  movedByOthers,
  type RefundRow,
  resolveProblemsOf,
  settleRefund,
} from './refund.queries.ts'
import { attemptOf, failRefund } from './refund-failure.ts'

/** What of an order's due a refund is worth in LKR cents, by default its share of what was charged. */
export function worthOf(
  attempt: AttemptRow,
  order: Pick<OrderRow, 'totalCents' | 'prepaidCents' | 'chargedMinor'>,
  before: { readonly minor: number; readonly cents: number },
  amountMinor: number,
  known?: number,
): number {
  const isOurs = attempt.paidCurrencyCode === null || attempt.paidCurrencyCode === attempt.currencyCode
  if (!isOurs) return 0
  // Based on the cumulative value, so that partial refunds add up to the cent.
  const share = shareOfCents(dueOf(order), before.minor + amountMinor, order.chargedMinor) - before.cents
  return Math.max(0, known ?? share)
}

/** What a refund counts for whoever has it sent: of money in another currency nobody knows the worth, so all that was due. */
export const countedCents = (
  order: Pick<OrderRow, 'totalCents' | 'prepaidCents'>,
  amountCents: number,
): number => (amountCents === 0 ? dueOf(order) : amountCents)

const isOver = ({ state }: RefundRow): boolean =>
  state === 'succeeded' || state === 'external' || state === 'credited'

export interface Gone {
  readonly by: Actor
  readonly refundId?: string
  /** The partner's name for the refund in its dashboard that made up for it. */
  readonly coveredBy?: string
  /** Why it was made outside the shop: the note of staff, or the partner's dashboard. */
  readonly outside?: string
}

/** A refund has reached the shopper: settles and books it. Does nothing the second time. */
export async function wentBack(shop: Shop, tx: Db, id: string, gone: Gone): Promise<void> {
  const found = await findRefund(tx, id)
  if (found === undefined) return
  // Of two refunds that end at once, the second counts the first.
  await lockOrder(tx, found.orderId)
  const refund = await lockRefund(tx, id)
  if (refund === undefined || isOver(refund)) return
  const at = shop.clock.now()
  const note = gone.outside ?? refund.note
  await settleRefund(tx, id, {
    state: gone.outside === undefined ? 'succeeded' : 'external',
    settledAt: at,
    note,
    ...(gone.refundId === undefined ? {} : { providerRefundId: gone.refundId }),
    ...(gone.coveredBy === undefined ? {} : { coveredBy: gone.coveredBy }),
  })
  await bookRefund(shop, tx, refund, gone)
}

/** Books a refund that is settled: in the ledger, on its order, and for whoever asked for it. */
export async function bookRefund(shop: Shop, tx: Db, refund: RefundRow, gone: Gone): Promise<void> {
  const { clock } = shop
  const attempt = await attemptOf(tx, refund)
  const at = clock.now()
  const { id, orderId, cause } = refund
  const note = gone.outside === undefined ? '' : `refunded outside: ${gone.outside}`
  // What bounced and was made after all is booked once more.
  const reference = await refundReference(tx, 'refund', id)
  const moved = await movedBy(tx, refund)
  await recordRefund(shop, tx, { ...moved, provider: attempt.provider, reference, note })
  await updateOrder(shop, tx, refund, attempt, gone)
  await resolveProblemsOf(tx, refund, { at, by: gone.by.name, note: gone.outside ?? 'The refund succeeded' })
  if (cause !== null) await shop.events.emit(tx, refundSettled, { refundId: id, orderId, cause })
}

/** What a refund moves at the partner. Refunds of a payment add up to what it was converted to, to the cent. */
async function movedBy(tx: Db, refund: RefundRow) {
  const { orderId, amountCents: cents, amountMinor, currencyCode } = refund
  const moved = { orderId, cents }
  const order = await lockOrder(tx, orderId)
  if (order?.currencyCode !== currencyCode || !isOfOrder(refund)) return moved
  const others = await movedByOthers(tx, refund)
  const upTo = (minor: number) => convertedCentsOf(minor, order)
  return { ...moved, convertedCents: upTo(others + amountMinor) - upTo(others) }
}

/** The order's own payment changes its payment status; other payments only appear in its history. */
async function updateOrder(
  shop: Shop,
  tx: Db,
  refund: RefundRow,
  attempt: AttemptRow,
  { by, outside }: Gone,
): Promise<void> {
  const note = outside ?? refund.note
  const went = outside === undefined ? '' : ' outside the shop'
  const isDispute = refund.reason === 'disputed'
  const moneyBack = {
    cents: refund.amountCents,
    amountText: formatCharged(refund.amountMinor, refund.currencyCode),
    amountMinor: refund.amountMinor,
    reason: refund.reason,
    refundId: await firstTryOf(tx, refund),
    cause: refund.cause,
  }
  if (refund.reason === 'late-payment' || refund.reason === 'wrong-amount') {
    const what = refund.reason === 'late-payment' ? 'Late payment' : 'Wrong amount'
    return orderStates.recordReturned(
      shop,
      tx,
      refund.orderId,
      { text: `${what} refunded${went}`, note, moneyBack },
      by,
    )
  }
  const backMinor = await backOf(tx, attempt.id)
  const isWhole = backMinor >= (attempt.paidMinor ?? attempt.amountMinor)
  const text = isDispute
    ? 'Dispute lost'
    : `${isWhole ? 'Payment refunded' : 'Payment partly refunded'}${went}`
  const refunded = { backMinor, text, note, moneyBack: refund.amountMinor === 0 ? null : moneyBack }
  await orderStates.markRefunded(shop, tx, refund.orderId, refunded, by)
  if (isWhole) await changeAttempt(tx, attempt.id, { state: 'refunded' })
}

/** A completed refund bounced: the money is at the partner again. The order is locked. */
export async function cameBack(shop: Shop, tx: Db, refund: RefundRow, why: string): Promise<void> {
  const attempt = await bookReturn(shop, tx, refund)
  if (refund.reason === 'order-cancelled' || refund.reason === 'staff')
    await takeOffOrder(shop, tx, attempt, { text: 'A refund failed', note: why, by: systemActor })
  // What only staff refunded in the partner's dashboard the shop does not try again.
  const isOurs =
    refund.state !== 'external' ||
    refund.cause !== null ||
    (await hasProblem(tx, 'refund-failed', attempt.provider, refund.id))
  if (isOurs) await failRefund(shop, tx, refund, why)
}

/** The money of a refund or lost dispute is at the partner again: unsettles it and books it back. */
export async function bookReturn(shop: Shop, tx: Db, refund: RefundRow): Promise<AttemptRow> {
  const attempt = await attemptOf(tx, refund)
  await settleRefund(tx, refund.id, { state: 'failed', settledAt: shop.clock.now(), coveredBy: null })
  const reference = await refundReference(tx, 'refund-failed', refund.id)
  const moved = await movedBy(tx, refund)
  await recordFailedRefund(shop, tx, { ...moved, provider: attempt.provider, reference })
  return attempt
}

/** The order has its money again, as far as nothing else went back. */
export async function takeOffOrder(
  shop: Shop,
  tx: Db,
  attempt: AttemptRow,
  { text, note, by }: { readonly text: string; readonly note: string; readonly by: Actor },
): Promise<void> {
  const backMinor = await backOf(tx, attempt.id)
  await orderStates.markRefunded(shop, tx, attempt.orderId, { backMinor, text, note, moneyBack: null }, by)
  await changeAttempt(tx, attempt.id, { state: 'paid' })
}
