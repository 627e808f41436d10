import { formatPrice, lkr, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import {
  type FulfilmentState,
  isPaid,
  nextFulfilment,
  type OrderStatus,
  orderStatus,
} from '@first-fashion/contract/orders/status'
import { paidWith } from '@first-fashion/contract/orders/tenders'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/domain-event.ts'
import { releaseStock, returnStock, takeHeldStock } from '../catalog/index.ts'
import { lockCheckout } from './checkout.queries.ts'
import { turnHolds } from './hold.queries.ts'
import { changeOrder, insertEvent, lockOrder, type OrderRow } from './order.queries.ts'
import {
  orderCancelled,
  orderCompleted,
  orderDelivered,
  orderMoved,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderRefunded,
  orderShipped,
  type RefundReason,
} from './orders.events.ts'
import { prepaidTenders } from './sums/sum.queries.ts'

/** Who changes an order: named in its history. */
export interface Actor {
  readonly kind: 'customer' | 'staff' | 'shop' | 'partner'
  readonly id: string | null
  readonly name: string
}

export interface Move {
  readonly to: FulfilmentState
  /** The version that the decision was made on. */
  readonly version: number
  readonly note: string
}

export interface Payment {
  readonly actor: Actor
  /** Names the payment in the books. */
  readonly reference: string
}

/** Money that is on its way to the shopper. */
export interface MoneyBack {
  readonly cents: number
  /** The amount in the currency that was charged. */
  readonly amountText: string
  readonly isCredit?: boolean
  /** The tenders that got it back, if it is credit. */
  readonly name?: string
  readonly reason: RefundReason
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

/**
 * Every change of an order's states, and all events about orders. Each runs in the caller's transaction and locks the
 * order first.
 */
export interface OrderStates {
  /** The shop accepts a new order that awaits no payment at a partner. */
  accept(tx: Db, order: Pick<OrderRow, 'id' | 'customerId'>): Promise<void>
  /**
   * The only way in which an order becomes paid: its stock is taken for good, the books record the income, and the
   * other attempts at the same purchase end; returns which. Returns false when it was settled before or is cancelled.
   */
  markPaid(tx: Db, orderId: string, payment: Payment): Promise<readonly string[] | false>
  /** Ends the other attempts at the purchase of an order that stands; returns which. */
  endOtherAttempts(tx: Db, orderId: string, actor: Actor): Promise<readonly string[]>
  /** The order was not paid in time: cancelled, its stock is released. False when it was settled before. */
  cancelUnpaid(tx: Db, orderId: string, actor: Actor, reason: string): Promise<boolean>
  /** So much of the money is back with the shopper by now, in minor units of what was charged; told in the text. */
  markRefunded(tx: Db, orderId: string, refunded: Refunded, actor: Actor): Promise<void>
  /** Money that never paid for the order, as it came too late, went back. */
  recordReturned(
    tx: Db,
    orderId: string,
    returned: Pick<Refunded, 'text' | 'note'> & { readonly moneyBack: MoneyBack },
    actor: Actor,
  ): Promise<void>
  /** Its return window is over. Does nothing the second time. */
  complete(tx: Db, orderId: string): Promise<void>
  /** Staff move it on. Refuses with 'order.unknown', 'order.moved-meanwhile', 'order.move-not-allowed'. */
  move(tx: Db, orderId: string, move: Move, actor: Actor): Promise<OrderRow>
}

export interface OrderStatesDeps {
  readonly clock: Clock
  readonly events: Events
  /** Puts back what an order used up, besides its stock, once it is cancelled. */
  readonly onCancelled: (tx: Db, order: OrderRow) => Promise<void>
  /** Records the income of a paid order in the books. */
  readonly onPaid: (tx: Db, order: OrderRow, reference: string) => Promise<void>
}

export function createOrderStates({ clock, events, onCancelled, onPaid }: OrderStatesDeps): OrderStates {
  const record = (tx: Db, orderId: string, kind: string, text: string, actor: Actor, note = '') =>
    insertEvent(tx, {
      orderId,
      at: clock.now(),
      kind,
      text,
      actorKind: actor.kind,
      actorId: actor.id,
      actor: actor.name,
      note,
    })
  const emitRefund = (tx: Db, orderId: string, { isCredit = false, ...back }: MoneyBack) =>
    events.emit(tx, orderRefunded, { orderId, isCredit, ...back })
  const notifyCreditReturned = async (tx: Db, order: OrderRow, actor: Actor) => {
    if (isCreditBack(order) || order.customerId === null) return
    const names = (await prepaidTenders(tx, order.id)).map(({ label }) => label)
    const name = names.join(' and ')
    await record(tx, order.id, 'refunded', `${name} returned`, actor)
    const cents = lkrCents(order.prepaidCents - order.prepaidBackCents)
    const amountText = formatPrice(rupeesFromCents(cents), lkr)
    await emitRefund(tx, order.id, { cents, amountText, isCredit: true, name, reason: 'order-cancelled' })
  }
  const cancelUnpaid = async (tx: Db, order: OrderRow, actor: Actor, reason: string) => {
    if (order.paymentState !== 'awaiting' || order.paymentMethod === 'cod') return false
    await releaseStock(tx, await turnHolds(tx, order.id, 'held', 'released'))
    await onCancelled(tx, order)
    await changeOrder(tx, order, { fulfilment: 'cancelled', ...cancelledEnd(order) })
    await record(tx, order.id, 'cancelled', 'Cancelled', actor, reason)
    return true
  }
  const endAll = async (tx: Db, others: readonly OrderRow[], actor: Actor) => {
    const ended: string[] = []
    for (const other of others)
      if (await cancelUnpaid(tx, other, actor, 'Ordered in another attempt')) ended.push(other.id)
    return ended
  }
  return {
    accept: acceptWith(events),
    markPaid: async (tx, orderId, { actor, reference }) => {
      const { order, others } = await lockCheckout(tx, orderId)
      if (order === undefined || order.paymentState !== 'awaiting' || order.fulfilment === 'cancelled')
        return false
      await takeHeldStock(tx, await turnHolds(tx, orderId, 'held', 'final'))
      await changeOrder(tx, order, { paymentState: 'paid', holdUntil: null })
      await record(tx, orderId, 'paid', await paidText(tx, order), actor)
      await onPaid(tx, order, reference)
      if (isPaidOnline(order.paymentMethod)) await acceptWith(events)(tx, order)
      await events.emit(tx, orderPaid, { orderId })
      return endAll(tx, others, actor)
    },
    endOtherAttempts: async (tx, orderId, actor) =>
      endAll(tx, (await lockCheckout(tx, orderId)).others, actor),
    cancelUnpaid: async (tx, orderId, actor, reason) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined || !(await cancelUnpaid(tx, order, actor, reason))) return false
      await events.emit(tx, orderPaymentFailed, { orderId, reason })
      return true
    },
    markRefunded: async (tx, orderId, { backMinor, creditCents = 0, text, note, moneyBack }, actor) => {
      if (moneyBack !== null) await emitRefund(tx, orderId, moneyBack)
      const order = await lockOrder(tx, orderId)
      if (order === undefined || (!isPaid(order.paymentState) && order.paymentState !== 'refunded')) return
      const prepaidBackCents = order.prepaidBackCents + creditCents
      const paymentState = refundState({ ...order, prepaidBackCents }, backMinor)
      await changeOrder(tx, order, { paymentState, prepaidBackCents, refundedMinor: backMinor })
      await record(tx, orderId, 'refunded', text, actor, note)
    },
    recordReturned: async (tx, orderId, { text, note, moneyBack }, actor) => {
      await record(tx, orderId, 'late-payment-refunded', text, actor, note)
      await emitRefund(tx, orderId, moneyBack)
    },
    complete: async (tx, orderId) => {
      const order = await lockOrder(tx, orderId)
      if (order?.fulfilment !== 'delivered' || order.completedAt !== null) return
      await changeOrder(tx, order, { completedAt: clock.now() })
      await events.emit(tx, orderCompleted, { orderId })
    },
    move: async (tx, orderId, move, actor) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw unknownOrder()
      refuseMove(order, move)
      if (move.to === 'cancelled') {
        await giveBack(tx, orderId)
        await onCancelled(tx, order)
      }
      await changeOrder(tx, order, {
        fulfilment: move.to,
        ...(move.to === 'cancelled' ? cancelledEnd(order) : {}),
      })
      const text = shownAs({ ...order, fulfilment: move.to })
      await record(tx, orderId, move.to, text, actor, move.note)
      if (move.to === 'cancelled') await notifyCreditReturned(tx, order, actor)
      await emitMove(events, tx, order, move.to, text)
      return { ...order, fulfilment: move.to, version: order.version + 1 }
    },
  }
}

const acceptWith =
  (events: Events): OrderStates['accept'] =>
  (tx, { id, customerId }) =>
    events.emit(tx, orderPlaced, { orderId: id, customerId })

async function emitMove(events: Events, tx: Db, order: OrderRow, to: FulfilmentState, eventText: string) {
  const orderId = order.id
  await events.emit(tx, orderMoved, { orderId, to, eventText })
  if (to === 'shipped') await events.emit(tx, orderShipped, { orderId })
  if (to === 'delivered') await events.emit(tx, orderDelivered, { orderId })
  if (to === 'cancelled')
    await events.emit(tx, orderCancelled, { orderId, wasPaid: isPaid(order.paymentState) })
}

const paidText = async (tx: Db, { id, paymentMethod }: OrderRow): Promise<string> =>
  paymentMethod === 'no-payment-due' ? paidWith(await prepaidTenders(tx, id)) : 'Payment received'

function refuseMove(order: OrderRow, move: Move): void {
  if (order.version !== move.version) {
    const message = `Someone else changed this order to '${shownAs(order)}'. Please check it again.`
    throw new AppError('conflict', 'order.moved-meanwhile', message)
  }
  const unpaid = order.paymentMethod !== 'cod' && !isPaid(order.paymentState)
  if (!nextFulfilment[order.fulfilment].includes(move.to) || (unpaid && move.to !== 'cancelled'))
    throw new AppError('refused', 'order.move-not-allowed', moveNotAllowed(order, move.to, unpaid))
}

function moveNotAllowed(order: OrderRow, to: FulfilmentState, unpaid: boolean): string {
  if (unpaid) return 'This order cannot be shipped before it is paid.'
  return `An order that is '${shownAs(order)}' cannot become '${shownAs({ ...order, fulfilment: to })}'.`
}

/** Returns the stock of a cancelled order, held or taken. */
async function giveBack(tx: Db, orderId: string): Promise<void> {
  await releaseStock(tx, await turnHolds(tx, orderId, 'held', 'released'))
  await returnStock(tx, await turnHolds(tx, orderId, 'final', 'released'))
}

/** Its store credit is back at once; what a partner has of it follows. */
function cancelledEnd(order: OrderRow) {
  const credit = { prepaidBackCents: order.prepaidCents }
  if (order.paymentState === 'awaiting')
    return { ...credit, paymentState: 'failed' as const, holdUntil: null }
  if (!isPaid(order.paymentState) || isCreditBack(order)) return credit
  return {
    ...credit,
    paymentState: order.chargedMinor === 0 ? ('refunded' as const) : ('partly-refunded' as const),
  }
}

const isCreditBack = (order: OrderRow): boolean => order.prepaidBackCents === order.prepaidCents

function refundState(order: OrderRow, backMinor: number): 'paid' | 'partly-refunded' | 'refunded' {
  if (backMinor <= 0 && order.prepaidBackCents === 0) return 'paid'
  return backMinor >= order.chargedMinor && isCreditBack(order) ? 'refunded' : 'partly-refunded'
}

const shownAs = (order: OrderRow): OrderStatus =>
  orderStatus({ fulfilment: order.fulfilment, payment: order.paymentState, returns: order.returnsState })

export const unknownOrder = () => new AppError('unknown', 'order.unknown', 'Order not found')
