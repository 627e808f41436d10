import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { changeOrder, lockOrder, type OrderRow } from '../order.queries.ts'
import { orderAddressChanged } from '../orders.events.ts'
import { type Actor, record } from '../states/order-history.ts'
import type { OrderStatesDeps } from '../states/order-states-deps.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type DeliveryAddress, deliveryFields } from './delivery-fields.ts'

/** Why the address of an order stays as it is; '' if it can be changed. */
export function addressObjection({
  fulfilment,
  isInProduction,
}: Pick<OrderRow, 'fulfilment' | 'isInProduction'>): string {
  if (fulfilment === 'cancelled') return 'This order is cancelled.'
  if (fulfilment !== 'placed' && fulfilment !== 'packing')
    return 'The parcel has left. Its address can no longer be changed.'
  return isInProduction
    ? 'The print partner is making a part of this order and sends it to this address. It can no longer be changed.'
    : ''
}

interface AddressChange {
  readonly address: DeliveryAddress
  /** The version of the order that the change is based on. */
  readonly version: number
  readonly actor: Actor
}

/**
 * Sends an order somewhere else in the same country; prices stay as they are. What was found on the map is forgotten.
 * Refuses with 'order.unknown', 'order.moved-meanwhile' and 'order.address-fixed'.
 */
export async function changeDeliveryAddress(
  deps: Pick<OrderStatesDeps, 'clock' | 'events'>,
  tx: Db,
  orderId: string,
  { address, version, actor }: AddressChange,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  const objection = addressObjection(order)
  if (objection !== '') throw new AppError('refused', 'order.address-fixed', objection)
  if (order.version !== version) throw changedMeanwhile()
  if (isSame(order, address)) return order
  await changeOrder(tx, order, { ...address, location: null })
  await record(deps, tx, orderId, { kind: 'address', text: 'Delivery address changed', actor })
  await deps.events.emit(tx, orderAddressChanged, { orderId })
  return order
}

const isSame = (order: OrderRow, address: DeliveryAddress): boolean =>
  deliveryFields.every((field) => order[field] === address[field])

const changedMeanwhile = () =>
  new AppError('conflict', 'order.moved-meanwhile', 'This order was just changed. Please check it again.')
