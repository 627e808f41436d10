/** The front door of the wishlist: products that a customer would like to have. */
export { wishlistFeature } from './wishlist.feature.ts'
export { getWishlist } from './wishlist.service.ts'
