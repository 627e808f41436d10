import {
  formatPrice,
  type LkrCents,
  lkr,
  lkrCents,
  rupeesFromCents,
  shareOfMinorUnits,
} from '@first-fashion/contract/money/money'
import { isPaid } from '@first-fashion/contract/orders/status'
import { isOfOrder } from '@first-fashion/contract/payments/ledger'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import {
  type Actor,
  dueOf,
  lockOrder,
  type OrderRow,
  orderStates,
  refundBy,
  unknownOrder,
} from '../../orders/index.ts'
import { type AttemptRow, changeAttempt, paidAttempt } from '../payment.queries.ts'
import { addStoreCredit } from '../payment-seams.ts'
import { refundSettled } from '../payments.events.ts'
import {
  backOf,
  findRefund,
  insertRefund,
  isTriedAgain,
  lockRefund,
  type RefundRow,
  refundedOf,
  refundedOfCash,
  refundTooMuch,
} from './refund.queries.ts'

interface CreditedRefund {
  readonly cents: LkrCents
  readonly note: string
  /** What makes it due, in the words of the caller, as 'return:<id>'. */
  readonly cause?: string | null
}

/** How much of an order can still be refunded to store credit, in LKR cents. */
export async function creditableCents(db: Db, order: OrderRow): Promise<LkrCents> {
  const { credit, payment } = await leftToRefund(db, order)
  return lkrCents(credit + payment)
}

/**
 * Refunds a paid order to store credit instead of the original payment method, at once: first what prepaid tenders
 * paid, then the payment, cash included. Refuses with 'order.unknown', 'payments.nothing-to-refund',
 * 'payments.refund-too-much' and, if the account was deleted, 'payments.no-account', and staff as `refundBy` does.
 */
export const refundToCredit = (
  shop: Shop,
  tx: Db,
  orderId: string,
  refund: CreditedRefund,
  actor: Actor,
): Promise<void> => credit(shop, tx, orderId, refund, actor)

/**
 * Gives a refund that failed at the partner as store credit; whoever asked for it hears that it is settled. Refuses as
 * `refundToCredit` does, and one that was tried again or is of another payment with 'payments.action-unfit'.
 */
export async function creditInstead(
  shop: Shop,
  tx: Db,
  refundId: string,
  note: string,
  actor: Actor,
): Promise<void> {
  const found = await findRefund(tx, refundId)
  if (found === undefined) return
  await lockOrder(tx, found.orderId)
  const failed = await lockRefund(tx, refundId)
  const isOver = failed?.state !== 'failed' || !isOfOrder(failed) || (await isTriedAgain(tx, refundId))
  if (failed === undefined || isOver) throw cannotBeCredited()
  const { orderId, amountCents, cause } = failed
  await credit(shop, tx, orderId, { cents: lkrCents(amountCents), note, cause, insteadOf: failed }, actor)
  if (cause !== null) await shop.events.emit(tx, refundSettled, { refundId, orderId, cause })
}

interface Crediting extends CreditedRefund {
  /** A refund of the payment that failed at the partner. */
  readonly insteadOf?: RefundRow
}

async function credit(shop: Shop, tx: Db, orderId: string, refund: Crediting, actor: Actor): Promise<void> {
  const { cents, note, cause = null, insteadOf } = refund
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  const { customerId } = order
  const left = await leftToRefund(tx, order)
  const most = insteadOf === undefined ? left.credit + left.payment : left.payment
  if (most === 0) throw nothingToRefund()
  if (cents > most) throw refundTooMuch()
  if (customerId === null) throw noAccount()
  await refundBy(shop, tx, actor, orderId, cents)
  const creditCents = insteadOf === undefined ? Math.min(cents, left.credit) : 0
  const refundId = await takeOffPayment(shop, tx, order, left, { ...refund, cents: cents - creditCents })
  await addStoreCredit(shop)(tx, orderId, { customerId, cents, note: '', actor: actor.name })
  const backMinor = await backMinorOf(tx, order, left.attempt)
  const isWhole = cents === left.credit + left.payment
  const text = `${isWhole ? 'Refunded' : 'Partly refunded'} to store credit`
  const moneyBack = {
    cents,
    amountText: formatPrice(rupeesFromCents(cents), lkr),
    isCredit: true,
    reason: 'staff',
    refundId,
    cause,
  } as const
  await orderStates.markRefunded(shop, tx, orderId, { backMinor, creditCents, text, note, moneyBack }, actor)
  if (left.attempt !== undefined && backMinor >= order.chargedMinor)
    await changeAttempt(tx, left.attempt.id, { state: 'refunded' })
}

/** What of a paid order's money can still go back. */
export interface LeftToRefund {
  /** LKR cents of the order's prepaid tenders, and of its payment. */
  readonly credit: number
  readonly payment: number
  /** The refunded part of the payment. */
  readonly gone: { readonly minor: number; readonly cents: number }
  readonly attempt: AttemptRow | undefined
}

export async function leftToRefund(db: Db, order: OrderRow): Promise<LeftToRefund> {
  const attempt = await paidAttempt(db, order.id)
  const gone = attempt === undefined ? await refundedOfCash(db, order.id) : await refundedOf(db, attempt.id)
  const hasPayment = attempt !== undefined || order.paymentMethod === 'cod'
  const isIn = isPaid(order.paymentState)
  return {
    credit: isIn ? order.prepaidCents - order.prepaidBackCents : 0,
    payment: isIn && hasPayment ? Math.max(0, dueOf(order) - gone.cents) : 0,
    gone,
    attempt,
  }
}

/** Records a partial refund to store credit; it counts together with other refunds. Returns its id. */
async function takeOffPayment(
  { clock, newId }: Shop,
  tx: Db,
  order: OrderRow,
  { gone, attempt }: LeftToRefund,
  { cents, note, cause = null, insteadOf }: Omit<Crediting, 'cents'> & { readonly cents: number },
): Promise<string | null> {
  if (cents === 0) return null
  const share = shareOfMinorUnits(order.chargedMinor, gone.cents + cents, dueOf(order)) - gone.minor
  const minor = insteadOf?.amountMinor ?? share
  const at = clock.now()
  const id = newId()
  await insertRefund(tx, {
    id,
    orderId: order.id,
    attemptId: attempt?.id ?? null,
    reason: 'staff',
    // Earlier rounding may have refunded one unit more.
    amountMinor: Math.min(Math.max(0, minor), order.chargedMinor - gone.minor),
    currencyCode: order.currencyCode,
    amountCents: cents,
    state: 'credited',
    note,
    cause,
    retryOf: insteadOf?.id ?? null,
    requestedAt: at,
    settledAt: at,
  })
  return id
}

const backMinorOf = async (tx: Db, order: OrderRow, attempt: AttemptRow | undefined): Promise<number> =>
  attempt === undefined ? (await refundedOfCash(tx, order.id)).minor : backOf(tx, attempt.id)

const cannotBeCredited = () =>
  new AppError('refused', 'payments.action-unfit', 'This refund cannot become store credit')
const nothingToRefund = () =>
  new AppError('refused', 'payments.nothing-to-refund', 'There is no payment to refund')
export const noAccount = () =>
  new AppError('refused', 'payments.no-account', 'The account was deleted, so it has no store credit')
