/** The front door of what can be bought: cart, quotes, checkout and orders know nothing else of products. */
export {
  createSellables,
  type Sellable,
  type SellableKey,
  type SellableSource,
  type Sellables,
  sellableState,
} from './sellables.ts'
