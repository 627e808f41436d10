/** The front door of designs: what can be printed on, and what shoppers draw. */
export { type PrintOffer, printableNow, printOffers } from './catalog/print-offers.queries.ts'
export { createPrintProducts, type PrintProducts } from './catalog/print-products.service.ts'
export { designsFeature } from './designs.feature.ts'
