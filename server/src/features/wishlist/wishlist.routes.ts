import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import {
  addToWishlist,
  clearWishlist,
  getWishlist,
  removeFromWishlist,
  toggleInWishlist,
} from './wishlist.service.ts'

const added = 'Added to wishlist'
const removed = 'Removed from wishlist'

export const wishlistRoutes = (shop: Shop): Handlers => ({
  'wishlist.get': async ({ session }) => ({
    success: true,
    wishlist: { products: await getWishlist(shop, session.customerId) },
  }),
  'wishlist.add': async ({ session, body }) => {
    await addToWishlist(shop, session.customerId, body.productId)
    return { success: true, message: added }
  },
  'wishlist.remove': async ({ session, body }) => {
    await removeFromWishlist(shop, session.customerId, body.productId)
    return { success: true, message: removed }
  },
  'wishlist.toggle': async ({ session, body }) => {
    const isInWishlist = await toggleInWishlist(shop, session.customerId, body.productId)
    return { success: true, message: isInWishlist ? added : removed, isInWishlist }
  },
  'wishlist.clear': async ({ session }) => {
    await clearWishlist(shop, session.customerId)
    return { success: true, message: 'Wishlist cleared' }
  },
})
