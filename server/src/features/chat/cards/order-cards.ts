import type { ChatCard } from '@first-fashion/contract/chat/message'
import type { Order } from '@first-fashion/contract/orders/order'
import { shortened } from '@first-fashion/contract/text/cut-text'
import type { Clock } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { type Orders, orderView } from '../../orders/index.ts'
import type { ChatCardSource } from './chat-cards.ts'

const suggestedOrders = 5

export interface OrderCardsDeps {
  readonly orders: Orders
  readonly clock: Clock
}

/** A customer's own orders. */
export const orderCards = ({ orders, clock }: OrderCardsDeps): ChatCardSource => ({
  kind: 'order',
  suggested: async (_db, customerId) => {
    const { orders: latest } = await orders.ofCustomer(customerId, {
      page: 1,
      size: suggestedOrders,
      search: '',
    })
    return latest.map(cardOf)
  },
  cardOf: async (_db, customerId, id) => {
    try {
      return cardOf(orderView(await orders.own(customerId, id), clock.now()))
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  },
})

const cardOf = ({ _id, status, items }: Order): ChatCard => ({
  kind: 'order',
  id: _id,
  title: `Order ${_id.slice(-8).toUpperCase()}`,
  note: shortened([status.replace('_', ' '), items.map(({ name }) => name).join(', ')].join(' · '), 160),
  image: items[0]?.image ?? '',
  path: `/orders?search=${_id.slice(-8).toUpperCase()}`,
})
