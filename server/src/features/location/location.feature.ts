import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { purgeLocations } from './location.queries.ts'
import { locationRoutes } from './location.routes.ts'
import { createLocations } from './location.service.ts'

type Deps = Parameters<typeof createLocations>[0] & Omit<Parameters<typeof locationRoutes>[0], 'locations'>

/** The detected location is useful while the order is in progress. */
const retentionMs = 90 * 24 * 3_600_000

export const locationFeature = (deps: Deps): Feature => ({
  name: 'location',
  handlers: locationRoutes({ ...deps, locations: createLocations(deps) }),
  retention: [{ name: 'purge-locations', purge: (db, now) => purgeLocations(db, after(now, -retentionMs)) }],
})
