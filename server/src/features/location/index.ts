/** The front door of location: the address at a position, and what delivery there costs. */

export { purgeLocations } from './location.queries.ts'
export { locationRoutes } from './location.routes.ts'
export { createLocations } from './location.service.ts'
