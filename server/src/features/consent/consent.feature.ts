import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { cachedAnalytics, consentOffers } from './analytics.service.ts'
import { analyticsStaffRoutes } from './analytics.staff.routes.ts'
import { purgePageVisits } from './consent.queries.ts'
import { consentRoutes } from './consent.routes.ts'
import { consentStaffRoutes } from './consent.staff.routes.ts'

/** Visits are useful for a year; the extra month allows comparing years. */
const visitsRetentionMs = 396 * 24 * 3_600_000

export const consentFeature = (shop: Shop): Feature => ({
  name: 'consent',
  caches: [cachedAnalytics(shop)],
  handlers: { ...consentRoutes(shop), ...consentStaffRoutes(shop), ...analyticsStaffRoutes(shop) },
  offers: () => consentOffers(cachedAnalytics(shop).current()),
  retention: [
    { name: 'purge-page-visits', purge: (db, now) => purgePageVisits(db, after(now, -visitsRetentionMs)) },
  ],
})
