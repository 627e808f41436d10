/** The front door of returns: what shoppers send back, for a refund or in exchange. */

export * from './returns.events.ts'
export { returnsFeature } from './returns.feature.ts'
export { openReturn } from './staff/open-claim.ts'
