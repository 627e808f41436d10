import { after } from '../../platform/clock.ts'
import { failedJobsRetentionDays } from '../../platform/failed-jobs.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { purgeOldAccountDeletedEmails } from './account-deleted-emails.queries.ts'
import { type AccountDeletionDeps, createAccountDeletion } from './account-deletion.service.ts'
import { createDataDownload, type DataDownloadDeps } from './data-download.service.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { personalDataSubscriptions } from './personal-data.subscribers.ts'

type Deps = AccountDeletionDeps & DataDownloadDeps & Shop

/** A row stays for as long as its email may be tried. */
const emailRetentionMs = failedJobsRetentionDays * 24 * 3_600_000

export function personalDataFeature(deps: Deps): Feature {
  const deletion = createAccountDeletion(deps)
  return {
    name: 'personal-data',
    handlers: personalDataRoutes({ download: createDataDownload(deps), deletion }),
    subscriptions: personalDataSubscriptions(deps),
    tasks: [
      {
        name: 'anonymise-finished-orders',
        rhythm: 'every-night',
        run: () => deletion.anonymiseFinishedBuyers(),
      },
    ],
    retention: [
      {
        name: 'purge-account-deleted-emails',
        purge: (db, now) => purgeOldAccountDeletedEmails(db, after(now, -emailRetentionMs)),
      },
    ],
  }
}
