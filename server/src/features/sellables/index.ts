/** The front door of what can be bought: cart, wishlist, quotes, checkout and orders know nothing else of products. */
export { type ItemRef, itemIdOf, itemRefOf, productKind } from './item-ref.ts'
export {
  createSellables,
  needsEarlyAccess,
  notYet,
  type OwnKey,
  type PlacedLine,
  type Sellable,
  type SellableSource,
  type Sellables,
  sellableState,
} from './sellables.ts'
