import type { Handlers } from '../../platform/http/handlers.ts'
import type { Wishlist } from './wishlist.service.ts'

const added = 'Added to wishlist'
const removed = 'Removed from wishlist'

export const wishlistRoutes = (wishlist: Wishlist): Handlers => ({
  'wishlist.get': async ({ session }) => ({
    success: true,
    wishlist: { products: await wishlist.get(session.customerId) },
  }),
  'wishlist.add': async ({ session, body }) => {
    await wishlist.add(session.customerId, body.productId)
    return { success: true, message: added }
  },
  'wishlist.remove': async ({ session, body }) => {
    await wishlist.remove(session.customerId, body.productId)
    return { success: true, message: removed }
  },
  'wishlist.toggle': async ({ session, body }) => {
    const isInWishlist = await wishlist.toggle(session.customerId, body.productId)
    return { success: true, message: isInWishlist ? added : removed, isInWishlist }
  },
  'wishlist.clear': async ({ session }) => {
    await wishlist.clear(session.customerId)
    return { success: true, message: 'Wishlist cleared' }
  },
})
