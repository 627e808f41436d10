import type { Order } from '@first-fashion/contract/orders/order'
import { cancellableFulfilment } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { customerById } from '../../accounts/index.ts'
import type { Catalog } from '../../catalog/index.ts'
import { findOrder, lockOrder, type OrderRow, productsOfOrder } from '../order.queries.ts'
import { canCancel, orderView } from '../order.view.ts'
import { unknownOrder } from '../unknown-order.ts'
import type { OrderStates } from './order-states.service.ts'

export interface OrderCancellation {
  /**
   * A customer cancels an order of their own: its stock, codes and store credit are back at once, what was paid
   * follows the way it was paid. Refuses with 'order.unknown', 'order.cancel-too-late' and
   * 'order.cancel-awaits-payment'.
   */
  cancel(customerId: string, orderId: string): Promise<Order>
}

export interface OrderCancellationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: OrderStates
  readonly catalog: Catalog
}

export const createOrderCancellation = ({
  database,
  clock,
  states,
  catalog,
}: OrderCancellationDeps): OrderCancellation => ({
  cancel: async (customerId, orderId) => {
    if (!isUuid(orderId)) throw unknownOrder()
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order?.customerId !== customerId) throw unknownOrder()
      if (!canCancel(order)) throw notCancellable(order)
      const customer = await customerById(tx, customerId)
      const actor = { kind: 'customer', id: customerId, name: customer?.name ?? '' } as const
      await states.move(tx, orderId, { to: 'cancelled', version: order.version, note: '' }, actor)
      await catalog.stockChanged(tx, await productsOfOrder(tx, orderId))
    })
    const full = await findOrder(database.db, orderId)
    if (full === undefined) throw unknownOrder()
    return orderView(full, clock.now())
  },
})

function notCancellable({ fulfilment, paymentState }: OrderRow): AppError {
  if (fulfilment === 'cancelled')
    return new AppError('conflict', 'order.cancel-too-late', 'This order is already cancelled.')
  if (paymentState === 'awaiting' && cancellableFulfilment.includes(fulfilment))
    return new AppError(
      'conflict',
      'order.cancel-awaits-payment',
      'This order awaits its payment. Please cancel the payment instead.',
    )
  const message = 'This order can no longer be cancelled. Once it has arrived you can send items back.'
  return new AppError('conflict', 'order.cancel-too-late', message)
}
