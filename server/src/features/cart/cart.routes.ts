import type { Handlers } from '../../platform/http/handlers.ts'
import type { Cart } from './cart.service.ts'

export const cartRoutes = (cart: Cart): Handlers => ({
  'cart.add': async ({ session, body }) => {
    await cart.add(session.customerId, body)
    return {
      success: true,
      message: body.quantity === 1 ? 'Item added to cart' : `${body.quantity} items added to cart`,
    }
  },
  'cart.update': async ({ session, body }) => {
    await cart.update(session.customerId, body)
    return { success: true, message: 'Cart updated' }
  },
  'cart.get': async ({ session }) => ({ success: true, ...(await cart.get(session.customerId)) }),
})
