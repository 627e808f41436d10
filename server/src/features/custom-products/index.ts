/** The front door of custom products: things with a design of the customer's own, to be made to order. */

export { customProductImages } from './custom-product-images.ts'
export { createCustomProductSellables } from './custom-product-sellables.ts'
export { customProductsFeature } from './custom-products.feature.ts'
export { type CustomProducts, createCustomProducts } from './custom-products.service.ts'
export { type BoundPrint, type BoundPrints, createBoundPrints } from './prints/bound-prints.ts'
export type { FittingDesign } from './prints/fitting-designs.ts'
