import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { purgeLocations } from './location.queries.ts'
import { locationRoutes } from './location.routes.ts'

/** The detected location is useful while the order is in progress. */
const retentionMs = 90 * 24 * 3_600_000

export const locationFeature = (shop: Shop): Feature => ({
  name: 'location',
  handlers: locationRoutes(shop),
  retention: [{ name: 'purge-locations', purge: (db, now) => purgeLocations(db, after(now, -retentionMs)) }],
})
