import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../../platform/database/database.ts'
import { releaseStock, type StockMove, takeHeldStock } from '../../catalog/index.ts'
import { lockCheckout } from '../checkout.queries.ts'
import { setHoldState } from '../holds/hold.queries.ts'
import { changeOrder, lockOrder, type OrderRow } from '../order.queries.ts'
import { paidWithText } from '../order.view.ts'
import { orderPaid, orderPaymentFailed, orderPlaced } from '../orders.events.ts'
import { prepaidTenders, releaseOrderAdjustments } from '../sums/sum.queries.ts'
import { type Actor, record } from './order-history.ts'
import type { OrderStatesDeps } from './order-states-deps.ts'
import { cancelledEnd } from './payment-state.rules.ts'

export interface Payment {
  readonly actor: Actor
  /** Names the payment in the books. */
  readonly reference: string
}

export const accept = (
  { events }: OrderStatesDeps,
  tx: Db,
  { id, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
): Promise<void> => events.emit(tx, orderPlaced, { orderId: id, customerId })

export async function markPaid(
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  { actor, reference }: Payment,
): Promise<readonly string[] | false> {
  const { order, others } = await lockCheckout(tx, orderId)
  if (order === undefined || order.paymentState !== 'awaiting' || order.fulfilment === 'cancelled')
    return false
  await takeHeldStock(tx, await setHoldState(tx, orderId, 'held', 'final'))
  await changeOrder(tx, order, { paymentState: 'paid', holdUntil: null })
  await record(deps, tx, orderId, { kind: 'paid', text: await paidText(tx, order), actor })
  await deps.onPaid(tx, order, reference)
  if (isPaidOnline(order.paymentMethod)) await accept(deps, tx, order)
  await deps.events.emit(tx, orderPaid, { orderId })
  return endAll(deps, tx, others, actor)
}

const paidText = async (tx: Db, { id, paymentMethod }: OrderRow): Promise<string> =>
  paymentMethod === 'no-payment-due' ? paidWithText(await prepaidTenders(tx, id)) : 'Payment received'

export const endOtherAttempts = async (
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  actor: Actor,
): Promise<readonly string[]> => endAll(deps, tx, (await lockCheckout(tx, orderId)).others, actor)

async function endAll(
  deps: OrderStatesDeps,
  tx: Db,
  others: readonly OrderRow[],
  actor: Actor,
): Promise<readonly string[]> {
  const ended: string[] = []
  for (const other of others)
    if ((await cancelAwaiting(deps, tx, other, actor, 'Ordered in another attempt')) !== undefined)
      ended.push(other.id)
  return ended
}

export async function cancelUnpaid(
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  actor: Actor,
  reason: string,
): Promise<readonly StockMove[] | undefined> {
  const order = await lockOrder(tx, orderId)
  const released = order && (await cancelAwaiting(deps, tx, order, actor, reason))
  if (released !== undefined) await deps.events.emit(tx, orderPaymentFailed, { orderId, reason })
  return released
}

/** Returns the stock that it released; undefined when it no longer awaits payment, or is paid on delivery. */
async function cancelAwaiting(
  deps: OrderStatesDeps,
  tx: Db,
  order: OrderRow,
  actor: Actor,
  reason: string,
): Promise<readonly StockMove[] | undefined> {
  if (order.paymentState !== 'awaiting' || order.paymentMethod === 'cod') return undefined
  const released = await setHoldState(tx, order.id, 'held', 'released')
  await releaseStock(tx, released)
  await releaseOrderAdjustments(deps.sources, tx, order, deps.clock.now())
  await changeOrder(tx, order, { fulfilment: 'cancelled', ...cancelledEnd(order) })
  await record(deps, tx, order.id, { kind: 'cancelled', text: 'Cancelled', actor, note: reason })
  return released
}
