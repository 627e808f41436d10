import type { ReturnState } from '@first-fashion/contract/orders/status'
import type { Tracking } from '@first-fashion/contract/orders/tracking'
import type { Db } from '../../../platform/database/database.ts'
import type { StockMove } from '../../catalog/index.ts'
import {
  changeOrder,
  type DeliveryAddress,
  type FullOrder,
  lockOrder,
  type OrderRow,
} from '../order.queries.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type LineRefundRecord, recordLineRefund } from './line-refund.ts'
import { changeAddress } from './order-address.ts'
import { type Actor, record } from './order-history.ts'
import { loseParcel, trackParcel } from './order-parcel.ts'
import { accept, cancelUnpaid, endOtherAttempts, markPaid, type Payment } from './order-payment.ts'
import { markInProduction } from './order-production.ts'
import {
  type DisputeChange,
  markDisputed,
  markRefunded,
  type Refunded,
  type Returned,
  recordReturned,
} from './order-refund.ts'
import type { OrderStatesDeps } from './order-states-deps.ts'
import { complete, type Move, moveOrder } from './order-transition.ts'

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
  /** The order was not paid in time: cancelled, its stock is released and returned. Undefined when it was settled before. */
  cancelUnpaid(
    tx: Db,
    orderId: string,
    actor: Actor,
    reason: string,
  ): Promise<readonly StockMove[] | undefined>
  /** So much of the money is back with the shopper by now, in minor units of what was charged; told in the text. */
  markRefunded(tx: Db, orderId: string, refunded: Refunded, actor: Actor): Promise<void>
  /** Money that never paid for the order, as it came too late, went back. */
  recordReturned(tx: Db, orderId: string, returned: Returned, actor: Actor): Promise<void>
  /** Its payment is disputed, or is not any more, told in the text: staff are asked before they send it. */
  markDisputed(tx: Db, orderId: string, change: DisputeChange, actor: Actor): Promise<void>
  /** What its return requests make of it, told in the text. Refuses with 'order.unknown'. */
  markReturns(tx: Db, orderId: string, change: ReturnsChange, actor: Actor): Promise<void>
  /** A partner makes a part of it from now on, or does not any more: its version rises. */
  markInProduction(tx: Db, orderId: string, isInProduction: boolean): Promise<void>
  /** Units of it are cancelled, which releases their stock, or refunded; its version rises. Refuses with 'order.unknown'. */
  recordLineRefund(tx: Db, orderId: string, refund: LineRefundRecord, actor: Actor): Promise<void>
  /**
   * Sends it somewhere else in the same country, its prices stay; the position found on the map is dropped. If the shop's
   * own parcel has left, only what is still to be made goes there. The order is locked.
   */
  changeAddress(tx: Db, full: FullOrder, address: DeliveryAddress, actor: Actor): Promise<void>
  /** Its parcel can be followed, which its shopper is told. The order is locked. */
  track(tx: Db, orderId: string, tracking: Tracking, actor: Actor): Promise<void>
  /**
   * The carrier lost its parcel, which its shopper is told, once. Staff then refund its items or agree on something else.
   * Refuses with 'order.unknown' and 'order.no-parcel-on-its-way'.
   */
  loseParcel(tx: Db, orderId: string, actor: Actor): Promise<void>
  /** Its return window is over. Does nothing the second time. */
  complete(tx: Db, orderId: string): Promise<void>
  /** Staff move it on; cancelling what is being made needs a note. Refuses with 'order.unknown', 'order.moved-meanwhile', 'order.move-not-allowed', 'order.needs-confirmation'. */
  move(tx: Db, orderId: string, move: Move, actor: Actor): Promise<OrderRow>
}

export const createOrderStates = (deps: OrderStatesDeps): OrderStates => ({
  accept: (...given) => accept(deps, ...given),
  markPaid: (...given) => markPaid(deps, ...given),
  endOtherAttempts: (...given) => endOtherAttempts(deps, ...given),
  cancelUnpaid: (...given) => cancelUnpaid(deps, ...given),
  markRefunded: (...given) => markRefunded(deps, ...given),
  markDisputed: (...given) => markDisputed(deps, ...given),
  recordReturned: (...given) => recordReturned(deps, ...given),
  markReturns: (...given) => markReturns(deps, ...given),
  markInProduction,
  recordLineRefund: (...given) => recordLineRefund(deps, ...given),
  changeAddress: (...given) => changeAddress(deps, ...given),
  track: (...given) => trackParcel(deps, ...given),
  loseParcel: (...given) => loseParcel(deps, ...given),
  complete: (...given) => complete(deps, ...given),
  move: (...given) => moveOrder(deps, ...given),
})

interface ReturnsChange {
  readonly state: ReturnState
  readonly text: string
  readonly note?: string
  /** The request that changes it. */
  readonly returnId: string
}

async function markReturns(
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  { state, text, note = '', returnId }: ReturnsChange,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  await changeOrder(tx, order, { returnsState: state })
  await record(deps, tx, orderId, { kind: 'returns', text, actor, note, returnId })
}
