/** The front door of the wishlist: products that a customer would like to have. */
export { wishlistOf } from './wishlist.queries.ts'
export { wishlistRoutes } from './wishlist.routes.ts'
export { createWishlist } from './wishlist.service.ts'
