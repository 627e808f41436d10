import type { Order } from '@first-fashion/contract/orders/order'
import { cancellableFulfilment } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { customerById } from '../../accounts/index.ts'
import { productStockChanged } from '../../catalog/index.ts'
import { type FullOrder, lockOrder, type OrderRow, productsOfOrder } from '../order.queries.ts'
import { canCancel, orderView } from '../order.view.ts'
import { ownOrder } from '../orders.service.ts'
import { unknownOrder } from '../unknown-order.ts'
import { inProduction } from './order-production.ts'
import { stopProduction } from './order-seams.ts'
import { moveOrder } from './order-transition.ts'

/**
 * A customer cancels an order of their own: its stock, codes and store credit are back at once, what was paid
 * follows the way it was paid. What a partner makes of it is stopped first. Refuses with 'order.unknown',
 * 'order.cancel-too-late', 'order.cancel-awaits-payment' and as `StopProduction` does.
 */
export async function cancelOwnOrder(shop: Shop, customerId: string, orderId: string): Promise<Order> {
  const { database, clock } = shop
  // Nothing is stopped for somebody else's order, or for one that stays.
  requireCancellable(await ownOrder(database.db, customerId, orderId))
  await stopProduction(shop)(orderId, (settle) =>
    database.transaction((tx) => cancelInTransaction(shop, tx, { customerId, orderId, settle })),
  )
  return orderView(await ownOrder(database.db, customerId, orderId), clock.now())
}

function requireCancellable({ order }: Pick<FullOrder, 'order'>): void {
  if (!canCancel(order)) throw notCancellable(order)
}

async function cancelInTransaction(
  shop: Shop,
  tx: Db,
  { customerId, orderId, settle }: { customerId: string; orderId: string; settle: (tx: Db) => Promise<void> },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.customerId !== customerId) throw unknownOrder()
  requireCancellable({ order })
  await settle(tx)
  const customer = await customerById(tx, customerId)
  const actor = { kind: 'customer', id: customerId, name: customer?.name ?? '' } as const
  await moveOrder(shop, tx, orderId, { to: 'cancelled', version: order.version, note: '' }, actor)
  await productStockChanged(shop, tx, await productsOfOrder(tx, orderId))
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
