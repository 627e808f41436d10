import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { purgeExpiredStaffSessions } from './staff.queries.ts'
import { staffRoutes } from './staff.routes.ts'
import { purgeUnusedStaffDevices } from './staff-devices.queries.ts'

/** The lifetime of its cookie. */
const deviceRetentionMs = 365 * 24 * 3_600_000

export const staffFeature = (deps: Parameters<typeof staffRoutes>[0]): Feature => ({
  name: 'staff',
  handlers: staffRoutes(deps),
  retention: [
    { name: 'purge-staff-sessions', purge: (db, now) => purgeExpiredStaffSessions(db, now) },
    {
      name: 'purge-staff-devices',
      purge: (db, now) => purgeUnusedStaffDevices(db, after(now, -deviceRetentionMs)),
    },
  ],
})
