/** The front door of designs: what can be printed on, and what shoppers draw. */
export { createPrintProducts } from './catalog/print-products.service.ts'
export { designsFeature } from './designs.feature.ts'
export { createDesignImages } from './images/design-images.service.ts'
export type { DesignImageUser } from './images/image-users.ts'
