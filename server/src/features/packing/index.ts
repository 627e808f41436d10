/** The front door of packing: what goes into a parcel, and what is taken from the shelves. */
export { packingFeature } from './packing.feature.ts'
export { packingNotes } from './packing.service.ts'
