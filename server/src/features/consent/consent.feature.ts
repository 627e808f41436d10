import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { purgePageVisits } from './consent.queries.ts'
import { consentRoutes } from './consent.routes.ts'
import { createConsents } from './consent.service.ts'
import { consentStaffRoutes } from './consent.staff.routes.ts'
import { createStaffConsents } from './consent.staff.service.ts'

type Deps = Parameters<typeof createConsents>[0] & Parameters<typeof createStaffConsents>[0]

/** Visits are useful for a year; the extra month allows comparing years. */
const visitsRetentionMs = 396 * 24 * 3_600_000

export const consentFeature = (deps: Deps): Feature => ({
  name: 'consent',
  handlers: {
    ...consentRoutes(createConsents(deps)),
    ...consentStaffRoutes(createStaffConsents(deps)),
  },
  retention: [
    { name: 'purge-page-visits', purge: (db, now) => purgePageVisits(db, after(now, -visitsRetentionMs)) },
  ],
})
