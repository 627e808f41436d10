import { isPaid } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'
import { orderRefunded, orderRefundReversed, type RefundReason } from '../orders.events.ts'
import { type Actor, addHistory } from './order-history.ts'
import { refundState } from './payment-state.rules.ts'

/** Money that is on its way to the shopper. */
export interface MoneyBack {
  readonly cents: number
  /** The amount in the currency that was charged. */
  readonly amountText: string
  /** The same in minor units; nothing if it is credit. */
  readonly amountMinor?: number
  readonly isCredit?: boolean
  /** The tenders that got it back, if it is credit. */
  readonly name?: string
  readonly reason: RefundReason
  readonly note?: string
  readonly refundId?: string | null
  /** What made it due, in the words of the feature that asked for it. */
  readonly cause?: string | null
}

export interface Refunded {
  readonly backMinor: number
  /** What of its prepaid tenders goes back with it, in LKR cents. */
  readonly creditCents?: number
  readonly text: string
  readonly note: string
  /** null if nothing new went back. */
  readonly moneyBack: MoneyBack | null
}

/** Money that never paid for the order. */
export type Returned = Pick<Refunded, 'text' | 'note'> & { readonly moneyBack: MoneyBack }

/** So much of the money is back with the shopper by now, in minor units of what was charged; told in the text. */
export async function markRefunded(
  shop: Shop,
  tx: Db,
  orderId: string,
  { backMinor, creditCents = 0, text, note, moneyBack }: Refunded,
  actor: Actor,
): Promise<void> {
  if (moneyBack !== null) await emitRefund(shop, tx, orderId, { note, ...moneyBack })
  const order = await lockOrder(tx, orderId)
  if (order === undefined || (!isPaid(order.paymentState) && order.paymentState !== 'refunded')) return
  const prepaidBackCents = order.prepaidBackCents + creditCents
  const paymentState = refundState({ ...order, prepaidBackCents }, backMinor)
  await changeOrder(tx, order, { paymentState, prepaidBackCents, refundedMinor: backMinor })
  await addHistory(shop, tx, orderId, { kind: 'refunded', text, actor, note })
  if (backMinor < order.refundedMinor) await shop.events.emit(tx, orderRefundReversed, { orderId })
}

/** A payment of the order is disputed, or is not any more. */
interface DisputeChange {
  readonly isDisputed: boolean
  readonly text: string
}

/** The payment of an order is disputed, or is not any more, as the text says: staff are asked before they send the order. */
export async function markDisputed(
  shop: Shop,
  tx: Db,
  orderId: string,
  { isDisputed, text }: DisputeChange,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return
  await changeOrder(tx, order, { isDisputed })
  await addHistory(shop, tx, orderId, { kind: 'disputed', text, actor })
}

/** Money that never paid for the order, as it came too late, went back. */
export async function recordReturned(
  shop: Shop,
  tx: Db,
  orderId: string,
  { text, note, moneyBack }: Returned,
  actor: Actor,
): Promise<void> {
  await addHistory(shop, tx, orderId, { kind: 'late-payment-refunded', text, actor, note })
  await emitRefund(shop, tx, orderId, moneyBack)
}

export const emitRefund = (
  { events }: Shop,
  tx: Db,
  orderId: string,
  { amountMinor, isCredit = false, note = '', refundId = null, cause = null, ...back }: MoneyBack,
): Promise<void> =>
  events.emit(tx, orderRefunded, {
    orderId,
    amountMinor: amountMinor ?? null,
    isCredit,
    note,
    refundId,
    cause,
    ...back,
  })
