import { after } from '../../platform/clock.ts'
import { failedJobsRetentionDays } from '../../platform/failed-jobs.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { purgeOldAccountDeletedEmails } from './account-deleted-emails.queries.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { anonymiseFinishedBuyers } from './personal-data.service.ts'
import { accountDeleted, personalDataSubscriptions } from './personal-data.subscribers.ts'

/** A row stays for as long as its email may be tried. */
const emailRetentionMs = failedJobsRetentionDays * 24 * 3_600_000

export const personalDataFeature = (shop: Shop): Feature => ({
  name: 'personal-data',
  mails: [accountDeleted],
  handlers: personalDataRoutes(shop),
  subscriptions: personalDataSubscriptions(shop),
  tasks: [
    {
      name: 'anonymise-finished-orders',
      rhythm: 'every-night',
      run: () => anonymiseFinishedBuyers(shop),
    },
  ],
  retention: [
    {
      name: 'purge-account-deleted-emails',
      purge: (db, now) => purgeOldAccountDeletedEmails(db, after(now, -emailRetentionMs)),
    },
  ],
})
