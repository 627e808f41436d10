import { hasLeft } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import { addressLines } from '../full-order/address-lines.ts'
import { changeOrder, type DeliveryAddress, type FullOrder } from '../order.queries.ts'
import { orderAddressChanged } from '../orders.events.ts'
import { type Actor, record } from './order-history.ts'
import type { OrderStatesDeps } from './order-states-deps.ts'

export async function changeAddress(
  deps: OrderStatesDeps,
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
  await record(deps, tx, orderId, { kind: 'address', text, actor, note })
  await deps.events.emit(tx, orderAddressChanged, { orderId })
}
