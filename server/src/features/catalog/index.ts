/** The front door of the catalogue: products, their colours and sizes, and the stock of each. */

export { addressesOfProducts, catalogueShows, newestProducts, publishedProducts } from './address.queries.ts'
export { bestSellerCandidates, markBestSellers } from './best-seller.queries.ts'
export { catalogRoutes } from './catalog.routes.ts'
export { type Catalog, createCatalog, unknownProduct } from './catalog.service.ts'
export { catalogSellables } from './catalog-sellables.ts'
export {
  changeCollection,
  deleteCollection,
  findCollection,
  insertCollection,
  listCollectionsWithCounts,
  orderLines,
  productsOfCollection,
  putIntoCollection,
  takeOutOfCollection,
} from './collection.queries.ts'
export {
  insertProduct,
  insertVariant,
  lockProduct,
  lockSkus,
  nameVariant,
  offerSize,
  placeSize,
  type StoredStock,
  setNextVariantIndex,
  slugsLike,
  withdrawSize,
  withdrawVariants,
} from './editing/editing.queries.ts'
export {
  insertUpload,
  picturesOf,
  purgeUploads,
  setPictures,
  shownAmong,
} from './editing/picture.queries.ts'
export {
  changeSizeChart,
  insertSizeChart,
  listSizeCharts,
  productsWithChart,
} from './editing/size-chart.queries.ts'
export {
  countRating,
  findProduct,
  listProducts,
  productNames,
  productsByIds,
} from './product.queries.ts'
export { availableOf, type ProductRow, productOf } from './product-row.ts'
export {
  changeProduct,
  holdStock,
  lockedOnHand,
  releaseStock,
  returnStock,
  type StockLeft,
  type StockMove,
  setOnHand,
  takeHeldStock,
  takeStock,
} from './stock.queries.ts'
