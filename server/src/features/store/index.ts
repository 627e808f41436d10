/** The front door of the store details: whose store it is. */
export { letterheadOf, withLogo } from './letterhead.ts'
export { currentOffers, offersOfFeatures } from './offers.ts'
export { storeFeature } from './store.feature.ts'
export { cachedStore } from './store.service.ts'
