/** The front door of location: the address at a position, and the delivery cost there. */

export { purgeLocations } from './location.queries.ts'
export { locationRoutes } from './location.routes.ts'
export { createLocations } from './location.service.ts'
