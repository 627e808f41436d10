/** The front door of the catalogue: products, their colours and sizes, and the stock of each. */
export { addressesOfProducts, catalogueShows, newestProducts, publishedProducts } from './address.queries.ts'
export { bestSellerCandidates, markBestSellers } from './best-seller.queries.ts'
export { cardsByIds } from './cached/product-cards.queries.ts'
export * from './catalog.events.ts'
export { catalogFeature } from './catalog.feature.ts'
export {
  answerCollections,
  detailsChanged,
  findSingle,
  listCatalog,
  productIdOf,
  productStockChanged,
  productsChanged,
  quantitiesChanged,
  stockReturned,
  unknownProduct,
} from './catalog.service.ts'
export { type EarlyAccessSource, earlyAccessSources } from './early-access/early-access.ts'
export { countRating, findProduct, productNames } from './product.queries.ts'
export { availableOf } from './product-row.ts'
export {
  endReservation,
  reservationsOfSku,
  reservedUnits,
  reserveStock,
  useReservations,
} from './reservations/reservations.queries.ts'
export { catalogSellables, productPath } from './sellables/catalog-sellables.ts'
export { salesFigures } from './staff/sales-figures.ts'
export { type HeldUnits, type StockHolder, stockHolders } from './staff/stock-holders.ts'
export {
  holdStock,
  onHandOf,
  releaseStock,
  returnStock,
  type StockKey,
  type StockLeft,
  type StockMove,
  takeHeldStock,
  takeStock,
} from './stock.queries.ts'
