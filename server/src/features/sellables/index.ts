/** The front door of what can be bought: cart, wishlist, quotes, checkout and orders know nothing else of products. */
export { type ItemRef, itemIdOf, itemRefOf, productKind } from './item-ref.ts'
export {
  bindPlacedLines,
  enterCart,
  findSellables,
  findWishedItems,
  needsEarlyAccess,
  notYet,
  type OwnKey,
  offerOf,
  type PlacedLine,
  type Sellable,
  type SellableSource,
  sellableState,
  useSellableSources,
  wishOfferOf,
} from './sellables.ts'
