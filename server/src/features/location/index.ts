/** The front door of location: the address at a position, and the delivery cost there. */
export { locationFeature } from './location.feature.ts'
