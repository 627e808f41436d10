import type { Database } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors.ts'
import type { Cart } from '../../../cart/index.ts'
import { type FullOrder, ownOrder } from '../../../orders/index.ts'
import { defineAction } from '../chat-action.ts'

export interface ReorderDeps {
  readonly database: Database
  readonly cart: Pick<Cart, 'add'>
}

/** The items of an order go into the cart once more; what is gone is said by name. */
export const reorderAction = ({ database, cart }: ReorderDeps) =>
  defineAction({
    kind: 'reorder',
    permission: 'orders.read',
    offer: async ({ customerId }, { orderId }) => {
      const { order, lines } = await ownOrder(database.db, customerId, orderId)
      return {
        title: `Put the items of order ${order.number} into your cart again`,
        facts: lines.map(({ name, quantity }) => `${quantity} x ${name}`),
        agreed: {},
        orderId,
      }
    },
    perform: async ({ customerId }, { orderId }) => {
      const { lines } = await ownOrder(database.db, customerId, orderId)
      const gone: string[] = []
      for (const line of lines) {
        const isAdded = await added(cart, customerId, line)
        if (!isAdded) gone.push(line.name)
      }
      if (gone.length === lines.length) throw allGone()
      const rest = gone.length === 0 ? '' : ` No longer available: ${gone.join(', ')}.`
      return `The items are in your cart.${rest}`
    },
  })

async function added(
  cart: Pick<Cart, 'add'>,
  customerId: string,
  line: FullOrder['lines'][number],
): Promise<boolean> {
  try {
    const { size, quantity, variantIndex } = line
    await cart.add(customerId, { itemId: line.itemId, size, quantity, variantIndex })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const allGone = () =>
  new AppError('refused', 'chat.proposal-impossible', 'None of these items can be bought any more')
