import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { type FullOrder, findOrder } from '../order.queries.ts'
import { requireOrder } from '../orders.service.ts'
import { ordersShippedByPartner } from './order-seams.ts'
import { followsPartner, isSentByPartner } from './partner-parcel.rules.ts'
import { requireNoCaution } from './sending-caution.rules.ts'

/** Those of some orders whose only parcel is a partner's that has not left: their status follows it. */
export async function awaitingPartner(
  shop: Shop,
  db: Db,
  orders: readonly Pick<FullOrder, 'order' | 'lines'>[],
): Promise<ReadonlySet<string>> {
  const sent = orders.filter((full) => isUnderWay(full.order) && isSentByPartner(full))
  const ids = sent.map(({ order }) => order.id)
  if (ids.length === 0) return new Set()
  const left = await ordersShippedByPartner(shop)(db, ids)
  return new Set(ids.filter((id) => !left.has(id)))
}

const isUnderWay = ({ fulfilment }: FullOrder['order']): boolean =>
  fulfilment !== 'cancelled' && fulfilment !== 'delivered'

/** Refuses with 'order.sent-by-partner' what a parcel of the shop would do. The order is locked. */
export async function refuseBeforePartner(shop: Shop, tx: Db, orderId: string): Promise<void> {
  const full = await findOrder(tx, orderId)
  const awaiting = await awaitingPartner(shop, tx, full === undefined ? [] : [full])
  if (awaiting.has(orderId)) throw sentByPartner(followsPartner)
}

/**
 * An order that the shop packs. Refuses with 'order.unknown', with 'order.sent-by-partner' if the shop packs nothing of
 * it, and unless it is confirmed with 'order.needs-confirmation' if its money is back or disputed.
 */
export async function packableOrder(db: Db, orderId: string, isConfirmed: boolean): Promise<FullOrder> {
  const full = await requireOrder(db, orderId)
  if (isSentByPartner(full)) throw sentByPartner(nothingToPack)
  if (!isConfirmed) requireNoCaution(full.order)
  return full
}

const nothingToPack = 'The print partner packs and sends this order, so it has no packing slip.'

const sentByPartner = (message: string) => new AppError('refused', 'order.sent-by-partner', message)
