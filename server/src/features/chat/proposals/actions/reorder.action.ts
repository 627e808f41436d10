import { AppError } from '../../../../platform/errors.ts'
import type { Shop } from '../../../../shop.ts'
import { addItem } from '../../../cart/index.ts'
import { type FullOrder, ownOrder } from '../../../orders/index.ts'
import { defineAction } from '../chat-action.ts'

/** The items of an order go into the cart once more; what is gone is said by name. */
export const reorderAction = (shop: Shop) =>
  defineAction({
    kind: 'reorder',
    permission: 'orders.read',
    offer: async ({ customerId }, { orderId }) => {
      const { order, lines } = await ownOrder(shop.database.db, customerId, orderId)
      return {
        title: `Put the items of order ${order.number} into your cart again`,
        facts: lines.map(({ name, quantity }) => `${quantity} x ${name}`),
        agreed: {},
        orderId,
      }
    },
    perform: async ({ customerId }, { orderId }) => {
      const { lines } = await ownOrder(shop.database.db, customerId, orderId)
      const gone: string[] = []
      for (const line of lines) {
        const isAdded = await added(shop, customerId, line)
        if (!isAdded) gone.push(line.name)
      }
      if (gone.length === lines.length) throw allGone()
      const rest = gone.length === 0 ? '' : ` No longer available: ${gone.join(', ')}.`
      return `The items are in your cart.${rest}`
    },
  })

async function added(shop: Shop, customerId: string, line: FullOrder['lines'][number]): Promise<boolean> {
  try {
    const { size, quantity, variantIndex } = line
    await addItem(shop, customerId, { itemId: line.itemId, size, quantity, variantIndex })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const allGone = () =>
  new AppError('refused', 'chat.proposal-impossible', 'None of these items can be bought any more')
