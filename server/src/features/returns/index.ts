/** The front door of returns: what shoppers send back, for a refund or in exchange. */
export { openReturn } from './open-claim.ts'
export * from './returns.events.ts'
export { returnsFeature } from './returns.feature.ts'
