import type { Order } from '@first-fashion/contract/orders/order'
import { cancellableFulfilment } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { customerById } from '../../accounts/index.ts'
import type { Catalog } from '../../catalog/index.ts'
import { type FullOrder, lockOrder, type OrderRow, productsOfOrder } from '../order.queries.ts'
import { canCancel, orderView } from '../order.view.ts'
import { ownOrder } from '../orders.service.ts'
import { unknownOrder } from '../unknown-order.ts'
import { inProduction, type StopProduction } from './order-production.ts'
import type { OrderStates } from './order-states.service.ts'

export interface OrderCancellation {
  /**
   * A customer cancels an order of their own: its stock, codes and store credit are back at once, what was paid
   * follows the way it was paid. What a partner makes of it is stopped first. Refuses with 'order.unknown',
   * 'order.cancel-too-late', 'order.cancel-awaits-payment' and as `StopProduction` does.
   */
  cancel(customerId: string, orderId: string): Promise<Order>
}

export interface OrderCancellationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: OrderStates
  readonly catalog: Catalog
  readonly stopProduction: StopProduction
}

export const createOrderCancellation = (deps: OrderCancellationDeps): OrderCancellation => ({
  cancel: async (customerId, orderId) => {
    const { database, clock, stopProduction } = deps
    // Nothing is stopped for somebody else's order, or for one that stays.
    requireCancellable(await ownOrder(database.db, customerId, orderId))
    await stopProduction(orderId, (settle) =>
      database.transaction((tx) => cancelInTransaction(deps, tx, { customerId, orderId, settle })),
    )
    return orderView(await ownOrder(database.db, customerId, orderId), clock.now())
  },
})

function requireCancellable({ order }: Pick<FullOrder, 'order'>): void {
  if (!canCancel(order)) throw notCancellable(order)
}

async function cancelInTransaction(
  { states, catalog }: OrderCancellationDeps,
  tx: Db,
  { customerId, orderId, settle }: { customerId: string; orderId: string; settle: (tx: Db) => Promise<void> },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.customerId !== customerId) throw unknownOrder()
  requireCancellable({ order })
  await settle(tx)
  const customer = await customerById(tx, customerId)
  const actor = { kind: 'customer', id: customerId, name: customer?.name ?? '' } as const
  await states.move(tx, orderId, { to: 'cancelled', version: order.version, note: '' }, actor)
  await catalog.stockChanged(tx, await productsOfOrder(tx, orderId))
}

function notCancellable({ fulfilment, paymentState, isInProduction }: OrderRow): AppError {
  if (fulfilment === 'cancelled')
    return new AppError('conflict', 'order.cancel-too-late', 'This order is already cancelled.')
  if (paymentState === 'awaiting' && cancellableFulfilment.includes(fulfilment))
    return new AppError(
      'conflict',
      'order.cancel-awaits-payment',
      'This order awaits its payment. Please cancel the payment instead.',
    )
  if (isInProduction && cancellableFulfilment.includes(fulfilment)) return inProduction()
  const message = 'This order can no longer be cancelled. Once it has arrived you can send items back.'
  return new AppError('conflict', 'order.cancel-too-late', message)
}
