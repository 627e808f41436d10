/** The front door of the cart, stored on the server. */
export { cartFeature } from './cart.feature.ts'
export { cartItemsOf, lockCartItems, takeOutOfCart } from './cart.queries.ts'
export { lineState, type Sku, skuOf } from './cart.rules.ts'
export { type Cart, createCart } from './cart.service.ts'
export { cartVersion } from './cart-version.rules.ts'
