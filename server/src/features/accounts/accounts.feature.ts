import { after, type Clock } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { accountRoutes } from './accounts.routes.ts'
import { accountSubscriptions } from './accounts.subscribers.ts'
import { purgeUnusedDevices } from './devices/known-devices.queries.ts'
import { purgeExpiredEmailChanges } from './email-change/email-change.queries.ts'
import { createPasswordReset } from './password-reset.service.ts'
import { purgeExpiredSessions } from './session.queries.ts'
import { purgeExpiredSignIns } from './social/attempt.queries.ts'
import { createLinkedAccounts } from './social/linked-accounts.service.ts'
import { socialRoutes } from './social/social.routes.ts'
import { socialSubscriptions } from './social/social.subscribers.ts'

type Deps = Omit<Parameters<typeof accountRoutes>[0], 'passwordReset'> &
  Omit<Parameters<typeof socialRoutes>[0], 'linkedAccounts'> &
  Parameters<typeof createPasswordReset>[0] &
  Parameters<typeof createLinkedAccounts>[0] &
  Parameters<typeof accountSubscriptions>[0] &
  Parameters<typeof socialSubscriptions>[0] & { readonly clock: Clock }

/** The lifetime of its cookie. */
const deviceRetentionMs = 365 * 24 * 3_600_000

export const accountsFeature = (deps: Deps): Feature => ({
  name: 'accounts',
  handlers: {
    ...socialRoutes({ ...deps, linkedAccounts: createLinkedAccounts(deps) }),
    ...accountRoutes({ ...deps, passwordReset: createPasswordReset(deps) }),
  },
  subscriptions: [...accountSubscriptions(deps), ...socialSubscriptions(deps)],
  retention: [
    { name: 'purge-sessions', purge: (db, now) => purgeExpiredSessions(db, now) },
    { name: 'purge-sign-ins', purge: (db, now) => purgeExpiredSignIns(db, now) },
    { name: 'purge-email-changes', purge: (db, now) => purgeExpiredEmailChanges(db, now) },
    { name: 'purge-devices', purge: (db, now) => purgeUnusedDevices(db, after(now, -deviceRetentionMs)) },
  ],
  // They go with the account's row.
  personalData: {
    tables: [
      'account_links',
      'customer_devices',
      'customer_identities',
      'customer_sessions',
      'email_changes',
      'sign_in_attempts',
      'sign_in_codes',
    ],
  },
})
