import { formatPrice, lkr, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import {
  type FulfilmentState,
  isPaid,
  nextFulfilment,
  type OrderStatus,
  orderStatus,
} from '@first-fashion/contract/orders/status'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { releaseStock, returnStock, takeHeldStock } from '../catalog/index.ts'
import { lockCheckout } from './checkout.queries.ts'
import { turnHolds } from './hold.queries.ts'
import { changeOrder, insertEvent, lockOrder, type OrderRow } from './order.queries.ts'

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

export interface Refunded {
  readonly backMinor: number
  /** What of its prepaid tenders goes back with it, in LKR cents. */
  readonly creditCents?: number
  readonly text: string
  readonly note: string
}

/** Every change of an order's states. Each runs in the caller's transaction and locks the order first. */
export interface OrderStates {
  /**
   * The order was paid: its stock is taken for good, and the other attempts at the same purchase end; returns which.
   * Returns false when it was settled before or is cancelled.
   */
  markPaid(tx: Db, orderId: string, actor: Actor): Promise<readonly string[] | false>
  /** Ends the other attempts at the purchase of an order that stands; returns which. */
  endOtherAttempts(tx: Db, orderId: string, actor: Actor): Promise<readonly string[]>
  /** The order was not paid in time: cancelled, its stock is released. False when it was settled before. */
  cancelUnpaid(tx: Db, orderId: string, actor: Actor, reason: string): Promise<boolean>
  /** So much of the money is back with the shopper by now, in minor units of what was charged; told in the text. */
  markRefunded(tx: Db, orderId: string, refunded: Refunded, actor: Actor): Promise<void>
  /** Staff move it on. Refuses with 'order.unknown', 'order.moved-meanwhile', 'order.move-not-allowed'. */
  move(tx: Db, orderId: string, move: Move, actor: Actor): Promise<OrderRow>
}

export interface OrderStatesDeps {
  readonly clock: Clock
  readonly jobs: Jobs
  /** Puts back what an order used up, besides its stock, once it is cancelled. */
  readonly onCancelled: (tx: Db, order: OrderRow) => Promise<void>
}

export function createOrderStates({ clock, jobs, onCancelled }: OrderStatesDeps): OrderStates {
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
  const notifyCreditReturned = async (tx: Db, order: OrderRow, actor: Actor) => {
    if (isCreditBack(order) || order.customerId === null) return
    await record(tx, order.id, 'refunded', 'Store credit returned', actor)
    const cents = lkrCents(order.prepaidCents - order.prepaidBackCents)
    const amountText = formatPrice(rupeesFromCents(cents), lkr)
    await jobs.enqueue(tx, 'money-returned', { orderId: order.id, amountText, isCredit: true })
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
    markPaid: async (tx, orderId, actor) => {
      const { order, others } = await lockCheckout(tx, orderId)
      if (order === undefined || order.paymentState !== 'awaiting' || order.fulfilment === 'cancelled')
        return false
      await takeHeldStock(tx, await turnHolds(tx, orderId, 'held', 'final'))
      await changeOrder(tx, order, { paymentState: 'paid', holdUntil: null })
      await record(tx, orderId, 'paid', 'Payment received', actor)
      return endAll(tx, others, actor)
    },
    endOtherAttempts: async (tx, orderId, actor) =>
      endAll(tx, (await lockCheckout(tx, orderId)).others, actor),
    cancelUnpaid: async (tx, orderId, actor, reason) => {
      const order = await lockOrder(tx, orderId)
      return order !== undefined && cancelUnpaid(tx, order, actor, reason)
    },
    markRefunded: async (tx, orderId, { backMinor, creditCents = 0, text, note }, actor) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined || (!isPaid(order.paymentState) && order.paymentState !== 'refunded')) return
      const prepaidBackCents = order.prepaidBackCents + creditCents
      const paymentState = refundState({ ...order, prepaidBackCents }, backMinor)
      await changeOrder(tx, order, { paymentState, prepaidBackCents, refundedMinor: backMinor })
      await record(tx, orderId, 'refunded', text, actor, note)
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
      await jobs.enqueue(tx, 'order-moved', { orderId, eventText: text })
      if (move.to === 'cancelled' && isPaid(order.paymentState))
        await jobs.enqueue(tx, 'paid-order-cancelled', { orderId })
      return { ...order, fulfilment: move.to, version: order.version + 1 }
    },
  }
}

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
