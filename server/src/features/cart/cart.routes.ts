import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { addItem, getCart, updateItem } from './cart.service.ts'

export const cartRoutes = (shop: Shop): Handlers => ({
  'cart.add': async ({ session, body }) => {
    await addItem(shop, session.customerId, body)
    return {
      success: true,
      message: body.quantity === 1 ? 'Item added to cart' : `${body.quantity} items added to cart`,
    }
  },
  'cart.update': async ({ session, body }) => {
    await updateItem(shop, session.customerId, body)
    return { success: true, message: 'Cart updated' }
  },
  'cart.get': async ({ session }) => ({ success: true, ...(await getCart(shop, session.customerId)) }),
})
