/** The front door of the cart, stored on the server. */
export { cartFeature } from './cart.feature.ts'
export { cartItemsOf, lockCartItems, takeOutOfCart, thingsInCarts } from './cart.queries.ts'
export { addItem, getCart } from './cart.service.ts'
export { cartVersion } from './cart-version.rules.ts'
