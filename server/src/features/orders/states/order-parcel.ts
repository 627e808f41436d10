import type { Tracking } from '@first-fashion/contract/orders/tracking'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { findOrder, lockOrder } from '../order.queries.ts'
import { orderParcelLost, orderTracked } from '../orders.events.ts'
import { saveTracking } from '../tracking/tracking.queries.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type Actor, addHistory } from './order-history.ts'

/** The parcel of an order can be followed, and its shopper is told. The order is locked. */
export async function trackParcel(
  shop: Shop,
  tx: Db,
  orderId: string,
  tracking: Tracking,
  actor: Actor,
): Promise<void> {
  await saveTracking(tx, orderId, tracking, shop.clock.now())
  const note = `${tracking.carrier} ${tracking.number}`
  await addHistory(shop, tx, orderId, { kind: 'tracked', text: 'Tracking number set', actor, note })
  await shop.events.emit(tx, orderTracked, { orderId, ...tracking })
}

/**
 * The carrier lost the parcel of an order, and its shopper is told once. Staff then refund the items or agree on something
 * else.
 * Refuses with 'order.unknown' and 'order.no-parcel-on-its-way'.
 */
export async function loseParcel(shop: Shop, tx: Db, orderId: string, actor: Actor): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  if (order.fulfilment !== 'shipped' && order.fulfilment !== 'out-for-delivery') throw notOnItsWay()
  const full = await findOrder(tx, orderId)
  if (full?.events.some(({ kind }) => kind === 'parcel-lost')) return
  await addHistory(shop, tx, orderId, { kind: 'parcel-lost', text: 'Parcel lost', actor })
  await shop.events.emit(tx, orderParcelLost, { orderId })
}

const notOnItsWay = () =>
  new AppError('refused', 'order.no-parcel-on-its-way', 'This order has no parcel that is on its way.')
