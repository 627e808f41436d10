import { formatPrice, lkr, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { sends } from '@first-fashion/contract/orders/sending-caution'
import {
  type FulfilmentState,
  isPaid,
  nextFulfilment,
  type OrderStatus,
  orderStatus,
} from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { releaseStock, returnStock } from '../../catalog/index.ts'
import { setHoldState } from '../holds/hold.queries.ts'
import { changeOrder, lockOrder, type OrderRow } from '../order.queries.ts'
import { orderCancelled, orderCompleted, orderDelivered, orderMoved, orderShipped } from '../orders.events.ts'
import { cancellationCauseOf } from '../refund-causes.ts'
import { prepaidTenders, releaseOrderAdjustments } from '../sums/release-sums.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type Actor, addHistory } from './order-history.ts'
import { emitRefund } from './order-refund.ts'
import { returnDays } from './order-seams.ts'
import { cancelledEnd, centsToGiveBack, isCreditBack } from './payment-state.rules.ts'
import { refundBy } from './refund-by-staff.ts'
import { awaitsMoney, requireNoCaution } from './sending-caution.rules.ts'

export interface Move {
  readonly to: FulfilmentState
  /** The version that the decision was made on. */
  readonly version: number
  readonly note: string
  /** It is sent although its money is back or disputed, as whoever moves it knows. */
  readonly confirmed?: boolean
}

/**
 * Staff move an order on; cancelling what is being made needs a note. Refuses with 'order.unknown', 'order.moved-meanwhile',
 * 'order.move-not-allowed' and 'order.needs-confirmation', and a cancellation that refunds much with 'staff.proof-needed'.
 */
export async function moveOrder(
  shop: Shop,
  tx: Db,
  orderId: string,
  move: Move,
  actor: Actor,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  refuseMove(order, move)
  if (move.to === 'cancelled') {
    await refundBy(shop, tx, actor, orderId, centsToGiveBack(order))
    await giveBack(tx, orderId)
    await releaseOrderAdjustments(shop, tx, order)
  }
  await changeOrder(tx, order, {
    fulfilment: move.to,
    ...(move.to === 'cancelled' ? cancelledEnd(order) : {}),
    ...(move.to === 'delivered' ? { returnDays: returnDays(shop)() } : {}),
  })
  const text = displayStatus({ ...order, fulfilment: move.to })
  await addHistory(shop, tx, orderId, { kind: move.to, text, actor, note: move.note })
  if (move.to === 'cancelled') await notifyCreditReturned(shop, tx, order, actor)
  await emitMove(shop, tx, order, move.to, text)
  return { ...order, fulfilment: move.to, version: order.version + 1 }
}

/** Refuses a move that is not allowed, or that was decided on what has changed since. */
export function refuseMove(order: OrderRow, move: Move): void {
  if (order.version !== move.version) {
    const message = `Someone else changed this order to '${displayStatus(order)}'. Please check it again.`
    throw new AppError('conflict', 'order.moved-meanwhile', message)
  }
  const unpaid = awaitsMoney(order)
  if (!nextFulfilment[order.fulfilment].includes(move.to) || (unpaid && move.to !== 'cancelled'))
    throw new AppError('refused', 'order.move-not-allowed', moveNotAllowed(order, move.to, unpaid))
  if (move.to === 'cancelled' && order.isInProduction && move.note.trim() === '')
    throw new AppError('refused', 'order.move-not-allowed', needsReason)
  if (sends(move.to) && move.confirmed !== true) requireNoCaution(order)
}

/** Its parcel comes all the same, so cancelling it is a decision of staff. */
const needsReason =
  'A part of this order is already being made, and its parcel will come. Please say in the note why you cancel it all the same.'

function moveNotAllowed(order: OrderRow, to: FulfilmentState, unpaid: boolean): string {
  if (unpaid) return 'This order cannot be shipped before it is paid.'
  return `An order that is '${displayStatus(order)}' cannot become '${displayStatus({ ...order, fulfilment: to })}'.`
}

/** Returns the stock of a cancelled order, held or taken. */
async function giveBack(tx: Db, orderId: string): Promise<void> {
  await releaseStock(tx, await setHoldState(tx, orderId, 'held', 'released'))
  await returnStock(tx, await setHoldState(tx, orderId, 'final', 'released'))
}

async function notifyCreditReturned(shop: Shop, tx: Db, order: OrderRow, actor: Actor): Promise<void> {
  if (isCreditBack(order) || order.customerId === null) return
  const names = (await prepaidTenders(tx, order.id)).map(({ label }) => label)
  const name = names.join(' and ')
  await addHistory(shop, tx, order.id, { kind: 'refunded', text: `${name} returned`, actor })
  const cents = lkrCents(order.prepaidCents - order.prepaidBackCents)
  const amountText = formatPrice(rupeesFromCents(cents), lkr)
  await emitRefund(shop, tx, order.id, {
    cents,
    amountText,
    isCredit: true,
    name,
    reason: 'order-cancelled',
    cause: cancellationCauseOf(order.id),
  })
}

async function emitMove({ events }: Shop, tx: Db, order: OrderRow, to: FulfilmentState, eventText: string) {
  const orderId = order.id
  await events.emit(tx, orderMoved, { orderId, to, eventText })
  if (to === 'shipped') await events.emit(tx, orderShipped, { orderId })
  if (to === 'delivered') await events.emit(tx, orderDelivered, { orderId })
  if (to === 'cancelled')
    await events.emit(tx, orderCancelled, { orderId, wasPaid: isPaid(order.paymentState) })
}

const displayStatus = (order: OrderRow): OrderStatus =>
  orderStatus({ fulfilment: order.fulfilment, payment: order.paymentState, returns: order.returnsState })

/** The return window of an order is over. Does nothing the second time. */
export async function complete({ clock, events }: Shop, tx: Db, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.fulfilment !== 'delivered' || order.completedAt !== null) return
  await changeOrder(tx, order, { completedAt: clock.now() })
  await events.emit(tx, orderCompleted, { orderId })
}
