/** The front door of best sellers: the products that sold most lately. */
export { bestSellersFeature } from './best-sellers.feature.ts'
export { chooseBestSellers, refreshBestSellers, soldLately } from './best-sellers.service.ts'
