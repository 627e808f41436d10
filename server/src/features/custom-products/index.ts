/** The front door of custom products: things with a design of the customer's own, to be made to order. */

export { customProductImages } from './custom-product-images.ts'
export { customProductSellables } from './custom-product-sellables.ts'
export { customProductsFeature } from './custom-products.feature.ts'
export { listCustomProducts } from './custom-products.service.ts'
export {
  type BoundPrint,
  bindOtherDesign,
  objectionToPrints,
  printsBoundTo,
  templateOfLine,
} from './prints/bound-prints.ts'
export { type FittingDesign, fittingDesigns, type PrintedLine } from './prints/fitting-designs.ts'
export { orderAwaitingPrint } from './prints/replacement-prints.ts'
