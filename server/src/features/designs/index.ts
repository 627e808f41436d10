/** The front door of designs: what can be printed on, and what shoppers draw. */
export { designsShow } from './catalog/blank-garment.ts'
export { type PrintOffer, printableNow, printOffers } from './catalog/print-offers.queries.ts'
export { createPrintProducts, type PrintProducts } from './catalog/print-products.service.ts'
export { designsFeature } from './designs.feature.ts'
export { designFaceRoutes } from './faces/design-faces.routes.ts'
export { createDesignImages, type DesignImages } from './images/design-images.service.ts'
export type { DesignImageUser } from './images/image-users.ts'
export { savedDesignImages } from './saved/saved-design-images.ts'
