/** The front door of best sellers: the products that sold most lately. */
export { bestSellersFeature } from './best-sellers.feature.ts'
export { chooseBestSellers, createBestSellers } from './best-sellers.service.ts'
