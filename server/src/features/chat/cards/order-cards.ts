import type { ChatCard } from '@first-fashion/contract/chat/message'
import type { Order } from '@first-fashion/contract/orders/order'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { listOrders, orderView, ownOrder } from '../../orders/index.ts'
import type { ChatCardSource } from './chat-cards.ts'

const suggestedOrders = 5

/** A customer's own orders. */
export const orderCards = ({ clock }: Shop): ChatCardSource => ({
  kind: 'order',
  suggested: async (db, customerId) => {
    const { orders } = await listOrders(db, { customerId }, { limit: suggestedOrders, offset: 0 })
    return orders.map((order) => cardOf(orderView(order, clock.now())))
  },
  cardOf: async (db, customerId, id) => {
    try {
      return cardOf(orderView(await ownOrder(db, customerId, id), clock.now()))
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  },
})

const cardOf = ({ _id, orderNumber, status, items }: Order): ChatCard => ({
  kind: 'order',
  id: _id,
  title: `Order ${orderNumber}`,
  note: shortened([status.replace('_', ' '), items.map(({ name }) => name).join(', ')].join(' · '), 160),
  image: items[0]?.image ?? '',
  path: `/orders?search=${orderNumber}`,
})
