import { cancellableFulfilment } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { addressLines } from '../full-order/address-lines.ts'
import { isOwnDesign } from '../full-order/own-design.ts'
import { changeOrder, type FullOrder, findOrder, lockOrder, type OrderRow } from '../order.queries.ts'
import { orderAddressChanged } from '../orders.events.ts'
import { type Actor, record } from '../states/order-history.ts'
import type { OrderStatesDeps } from '../states/order-states-deps.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type DeliveryAddress, deliveryFields } from './delivery-fields.ts'

/** The shop's own parcel is on its way, or arrived. */
export const hasLeft = ({ fulfilment }: Pick<OrderRow, 'fulfilment'>): boolean =>
  fulfilment !== 'cancelled' && !cancellableFulfilment.includes(fulfilment)

/** Why the address of an order stays as it is; '' if it can be changed. */
export function addressObjection({ order, lines }: Pick<FullOrder, 'order' | 'lines'>): string {
  if (order.fulfilment === 'cancelled') return 'This order is cancelled.'
  if (order.isInProduction)
    return 'The print partner has already started on part of this order and will send it to this address, so it can no longer be changed.'
  const isSomeToBeMade = lines.some((line) => isOwnDesign(line) && line.quantity > line.goneQuantity)
  return hasLeft(order) && !isSomeToBeMade
    ? 'The parcel has left, so its address can no longer be changed.'
    : ''
}

interface AddressChange {
  readonly address: DeliveryAddress
  /** The version of the order that the change is based on. */
  readonly version: number
  readonly actor: Actor
}

/**
 * Sends an order somewhere else in the same country; its prices stay the same. The position found on the map is dropped.
 * If the shop's own parcel has left, only what is still to be made goes there.
 * Refuses with 'order.unknown', 'order.moved-meanwhile' and 'order.address-fixed'.
 */
export async function changeDeliveryAddress(
  deps: Pick<OrderStatesDeps, 'clock' | 'events'>,
  tx: Db,
  orderId: string,
  { address, version, actor }: AddressChange,
): Promise<void> {
  await lockOrder(tx, orderId)
  const full = await findOrder(tx, orderId)
  if (full === undefined) throw unknownOrder()
  refuseAddressChange(full, version)
  await changeOrder(tx, full.order, { ...address, location: null })
  const text = hasLeft(full.order)
    ? 'Delivery address of the made-to-order part changed'
    : 'Delivery address changed'
  const note = `Before: ${addressLines(full).join(', ')}`
  await record(deps, tx, orderId, { kind: 'address', text, actor, note })
  await deps.events.emit(tx, orderAddressChanged, { orderId })
}

/** Refuses with 'order.address-fixed' and 'order.moved-meanwhile'. */
export function refuseAddressChange(full: FullOrder, version: number): void {
  const objection = addressObjection(full)
  if (objection !== '') throw new AppError('refused', 'order.address-fixed', objection)
  if (full.order.version !== version) throw changedMeanwhile()
}

/** Nothing would change. */
export const isSameAddress = (order: OrderRow, address: DeliveryAddress): boolean =>
  deliveryFields.every((field) => order[field] === address[field])

const changedMeanwhile = () =>
  new AppError('conflict', 'order.moved-meanwhile', 'This order was just changed. Please check it again.')
