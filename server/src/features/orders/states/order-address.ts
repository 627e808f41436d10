import { hasLeft } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { addressLines } from '../full-order/address-lines.ts'
import { changeOrder, type DeliveryAddress, type FullOrder } from '../order.queries.ts'
import { orderAddressChanged } from '../orders.events.ts'
import { type Actor, addHistory } from './order-history.ts'

/**
 * Sends an order somewhere else in the same country, its prices stay; the position found on the map is dropped. If the shop's
 * own parcel has left, only what is still to be made goes there. The order is locked.
 */
export async function changeAddress(
  shop: Shop,
  tx: Db,
  full: FullOrder,
  address: DeliveryAddress,
  actor: Actor,
): Promise<void> {
  const orderId = full.order.id
  await changeOrder(tx, full.order, { ...address, location: null })
  const text = hasLeft(full.order.fulfilment)
    ? 'Delivery address of the made-to-order part changed'
    : 'Delivery address changed'
  const note = `Before: ${addressLines(full).join(', ')}`
  await addHistory(shop, tx, orderId, { kind: 'address', text, actor, note })
  await shop.events.emit(tx, orderAddressChanged, { orderId })
}
