import { paidWithText } from '@first-fashion/contract/orders/tenders'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { productStockChanged, releaseStock, type StockMove, takeHeldStock } from '../../catalog/index.ts'
import { lockCheckout } from '../checkout.queries.ts'
import { setHoldState } from '../holds/hold.queries.ts'
import { changeOrder, lockOrder, type OrderRow, productsOfOrder } from '../order.queries.ts'
import { orderPaid, orderPaymentFailed, orderPlaced } from '../orders.events.ts'
import { prepaidTenders, releaseOrderAdjustments } from '../sums/release-sums.ts'
import { type Actor, addHistory } from './order-history.ts'
import { recordIncome } from './order-seams.ts'
import { cancelledEnd } from './payment-state.rules.ts'

export interface Payment {
  readonly actor: Actor
  /** Names the payment in the books. */
  readonly reference: string
}

/** The shop accepts a new order that awaits no payment at a partner. */
export const accept = (
  { events }: Shop,
  tx: Db,
  { id, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
): Promise<void> => events.emit(tx, orderPlaced, { orderId: id, customerId })

/**
 * The only way in which an order becomes paid: its stock is taken for good, the books record the income, and the
 * other attempts at the same purchase end; returns which. Returns false when it was settled before or is cancelled.
 */
export async function markPaid(
  shop: Shop,
  tx: Db,
  orderId: string,
  { actor, reference }: Payment,
): Promise<readonly string[] | false> {
  const { order, others } = await lockCheckout(tx, orderId)
  if (order === undefined || order.paymentState !== 'awaiting' || order.fulfilment === 'cancelled')
    return false
  await takeHeldStock(tx, await setHoldState(tx, orderId, 'held', 'final'))
  await changeOrder(tx, order, { paymentState: 'paid', holdUntil: null })
  await addHistory(shop, tx, orderId, { kind: 'paid', text: await paidText(tx, order), actor })
  await recordIncome(shop)(tx, order, reference)
  if (isPaidOnline(order.paymentMethod)) await accept(shop, tx, order)
  await shop.events.emit(tx, orderPaid, { orderId })
  return endAll(shop, tx, others, actor)
}

const paidText = async (tx: Db, { id, paymentMethod }: OrderRow): Promise<string> =>
  paymentMethod === 'no-payment-due' ? paidWithText(await prepaidTenders(tx, id)) : 'Payment received'

/** Ends the other attempts at the purchase of an order that stands; returns which. */
export const endOtherAttempts = async (
  shop: Shop,
  tx: Db,
  orderId: string,
  actor: Actor,
): Promise<readonly string[]> => endAll(shop, tx, (await lockCheckout(tx, orderId)).others, actor)

async function endAll(
  shop: Shop,
  tx: Db,
  others: readonly OrderRow[],
  actor: Actor,
): Promise<readonly string[]> {
  const ended: string[] = []
  for (const other of others) {
    if ((await cancelAwaiting(shop, tx, other, actor, 'Ordered in another attempt')) === undefined) continue
    ended.push(other.id)
    await productStockChanged(shop, tx, await productsOfOrder(tx, other.id))
  }
  return ended
}

/**
 * The order was not paid in time: cancelled, its stock is released and returned. Undefined when it was settled before.
 */
export async function cancelUnpaid(
  shop: Shop,
  tx: Db,
  orderId: string,
  actor: Actor,
  reason: string,
): Promise<readonly StockMove[] | undefined> {
  const order = await lockOrder(tx, orderId)
  const released = order && (await cancelAwaiting(shop, tx, order, actor, reason))
  if (released !== undefined) await shop.events.emit(tx, orderPaymentFailed, { orderId, reason })
  return released
}

/** Returns the stock that it released; undefined when it no longer awaits payment, or is paid on delivery. */
async function cancelAwaiting(
  shop: Shop,
  tx: Db,
  order: OrderRow,
  actor: Actor,
  reason: string,
): Promise<readonly StockMove[] | undefined> {
  if (order.paymentState !== 'awaiting' || order.paymentMethod === 'cod') return undefined
  const released = await setHoldState(tx, order.id, 'held', 'released')
  await releaseStock(tx, released)
  await releaseOrderAdjustments(shop, tx, order)
  await changeOrder(tx, order, { fulfilment: 'cancelled', ...cancelledEnd(order) })
  await addHistory(shop, tx, order.id, { kind: 'cancelled', text: 'Cancelled', actor, note: reason })
  return released
}
