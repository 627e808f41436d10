import { hasLeft } from '@first-fashion/contract/orders/status'
import { AppError } from '../../platform/errors.ts'
import { type FullOrder, isOwnDesign } from '../orders/index.ts'

/** Why the address of an order stays as it is; '' if it can be changed. */
export function addressObjection({ order, lines }: Pick<FullOrder, 'order' | 'lines'>): string {
  if (order.fulfilment === 'cancelled') return 'This order is cancelled.'
  if (order.isInProduction)
    return 'The print partner has already started on part of this order and will send it to this address, so it can no longer be changed.'
  const isSomeToBeMade = lines.some((line) => isOwnDesign(line) && line.quantity > line.goneQuantity)
  return hasLeft(order.fulfilment) && !isSomeToBeMade
    ? 'The parcel has left, so its address can no longer be changed.'
    : ''
}

/** Refuses with 'order.address-fixed' and 'order.moved-meanwhile'. */
export function refuseAddressChange(full: FullOrder, version: number): void {
  const objection = addressObjection(full)
  if (objection !== '') throw new AppError('refused', 'order.address-fixed', objection)
  if (full.order.version !== version)
    throw new AppError(
      'conflict',
      'order.moved-meanwhile',
      'This order was just changed. Please check it again.',
    )
}
