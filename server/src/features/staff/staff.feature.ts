import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { purgeOldAccess } from './access-log/access-log.queries.ts'
import { accessPolicyRoutes } from './access-policy/access-policy.staff.routes.ts'
import { activityRoutes } from './activity/activity.staff.routes.ts'
import { ownershipRoutes } from './ownership/ownership.staff.routes.ts'
import { purgeExpiredPasskeyChallenges } from './passkeys/passkeys.queries.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { purgeExpiredResetLinks } from './passwords/staff-passwords.queries.ts'
import { purgeOldInvitations } from './people/invitations.queries.ts'
import { peopleStaffRoutes } from './people/people.staff.routes.ts'
import { proofRoutes } from './proofs/proof.routes.ts'
import { purgeOldRefunds } from './proofs/refund-proof.service.ts'
import { roleRoutes } from './roles/roles.staff.routes.ts'
import { purgeOldChallenges, triesWindowMs } from './second-factor/challenges.queries.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { purgeExpiredStaffSessions } from './staff.queries.ts'
import { staffRoutes } from './staff.routes.ts'
import { staffSubscriptions } from './staff.subscribers.ts'
import { purgeUnusedStaffDevices } from './staff-devices.queries.ts'
import { connectedStaff, sessionLifetimeMs } from './staff-sessions.service.ts'
import { decoyHash } from './staff-sign-in.service.ts'

/** How long the link of an old invitation says what became of it. */
const invitationRetentionMs = 30 * 24 * 3_600_000
/** Longer than it takes to notice an attack. */
const accessLogRetentionMs = 90 * 24 * 3_600_000
/** The lifetime of its cookie. */
const deviceRetentionMs = 365 * 24 * 3_600_000

export function staffFeature(shop: Shop): Feature {
  void decoyHash(shop)
  return {
    name: 'staff',
    caches: [connectedStaff(shop)],
    handlers: {
      ...staffRoutes(shop),
      ...peopleStaffRoutes(shop),
      ...roleRoutes(shop),
      ...ownershipRoutes(shop),
      ...accessPolicyRoutes(shop),
      ...activityRoutes(shop),
      ...sessionRoutes(shop),
      ...proofRoutes(shop),
      ...secondFactorRoutes(shop),
      ...passkeyRoutes(shop),
    },
    subscriptions: staffSubscriptions(shop),
    retention,
  }
}

const retention: Feature['retention'] = [
  {
    name: 'purge-staff-access-log',
    purge: (db, now) => purgeOldAccess(db, after(now, -accessLogRetentionMs)),
  },
  { name: 'purge-staff-sessions', purge: (db, now) => purgeExpiredStaffSessions(db, now) },
  { name: 'purge-staff-passkey-challenges', purge: (db, now) => purgeExpiredPasskeyChallenges(db, now) },
  { name: 'purge-staff-links', purge: (db, now) => purgeExpiredResetLinks(db, now) },
  {
    name: 'purge-staff-challenges',
    purge: (db, now) => purgeOldChallenges(db, after(now, -triesWindowMs)),
  },
  {
    name: 'purge-staff-refunds',
    purge: (db, now) => purgeOldRefunds(db, after(now, -sessionLifetimeMs)),
  },
  {
    name: 'purge-staff-invitations',
    purge: (db, now) => purgeOldInvitations(db, after(now, -invitationRetentionMs)),
  },
  {
    name: 'purge-staff-devices',
    purge: (db, now) => purgeUnusedStaffDevices(db, after(now, -deviceRetentionMs)),
  },
]
