import { signInProviders } from '@first-fashion/contract/accounts/sign-in-providers'
import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { accountMails } from './accounts.mail.ts'
import { accountRoutes } from './accounts.routes.ts'
import { decoyHash } from './accounts.service.ts'
import { accountSubscriptions } from './accounts.subscribers.ts'
import { purgeUnusedDevices } from './devices/known-devices.queries.ts'
import { purgeExpiredEmailChanges } from './email-change/email-change.queries.ts'
import { purgeExpiredSessions } from './session.queries.ts'
import { cachedSessions } from './sessions.service.ts'
import { purgeExpiredSignIns } from './social/attempt.queries.ts'
import { socialRoutes } from './social/social.routes.ts'
import { socialSubscriptions } from './social/social.subscribers.ts'

/** The lifetime of its cookie. */
const deviceRetentionMs = 365 * 24 * 3_600_000

export function accountsFeature(shop: Shop): Feature {
  void decoyHash(shop)
  return {
    name: 'accounts',
    offers: () => ({ signIn: signInProviders.filter((name) => shop.signInProviders[name] !== null) }),
    caches: [cachedSessions(shop)],
    mails: Object.values(accountMails).map(({ kind }) => kind),
    handlers: { ...socialRoutes(shop), ...accountRoutes(shop) },
    subscriptions: [...accountSubscriptions(shop), ...socialSubscriptions(shop)],
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
  }
}
