import {
  forgetExpiredEmailChanges,
  forgetExpiredSessions,
  forgetExpiredSignIns,
  forgetUnusedDevices,
} from '../features/accounts/index.ts'
import { forgetOldAttempts } from '../features/checkout/index.ts'
import { forgetPageVisits } from '../features/consent/index.ts'
import { forgetLocations } from '../features/location/index.ts'
import { forgetOldFarewells } from '../features/personal-data/index.ts'
import { picturesOnProfiles } from '../features/profile/index.ts'
import { picturesOnReviews } from '../features/reviews/index.ts'
import { forgetExpiredStaffSessions, forgetUnusedStaffDevices } from '../features/staff/index.ts'
import { forgetToldAlerts } from '../features/stock-alerts/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { failedJobsKeptDays } from '../platform/failed-jobs.ts'
import { isUuid } from '../platform/ids.ts'
import { forgetMailCounts } from '../platform/mail/mailbox-mails.queries.ts'
import type { UploadedPictures } from '../platform/uploads/uploaded-pictures.ts'

interface LostPicturesDeps {
  readonly database: Database
  readonly uploads: UploadedPictures
  readonly clock: Clock
}

/** Pictures that nobody has: of accounts that were deleted, or of a server that stopped halfway. */
export async function discardLostPictures({ database, uploads, clock }: LostPicturesDeps): Promise<void> {
  const names = await uploads.namesBefore(new Date(clock.now().getTime() - dayMs))
  for (let from = 0; from < names.length; from += sweptAtOnce) {
    const part = names.slice(from, from + sweptAtOnce)
    const ids = part.filter(isUuid)
    const owned = new Set([
      ...(await picturesOnProfiles(database.db, ids)),
      ...(await picturesOnReviews(database.db, ids)),
    ])
    for (const name of part) if (!owned.has(name)) await uploads.discard(name)
  }
}

const dayMs = 24 * 3_600_000
/** A statement takes only so many values. */
const sweptAtOnce = 1000

/** What visits tell about the shop is told within a year; the month more lets years be compared. */
const visitsKeptDays = 396

/** As long as its cookie lives. */
const devicesKeptDays = 365

/** Where a shopper was found is of use while the order is under way. */
const locationsKeptDays = 90

/** Sessions, links, quotes, keys and visits whose time is over would only fill their tables. */
export async function forgetWhatIsOver(db: Database['db'], now: Date): Promise<void> {
  await forgetExpiredSessions(db, now)
  await forgetExpiredSignIns(db, now)
  await forgetExpiredEmailChanges(db, now)
  await forgetExpiredStaffSessions(db, now)
  await forgetOldFarewells(db, new Date(now.getTime() - failedJobsKeptDays * dayMs))
  await forgetUnusedDevices(db, new Date(now.getTime() - devicesKeptDays * dayMs))
  await forgetUnusedStaffDevices(db, new Date(now.getTime() - devicesKeptDays * dayMs))
  await forgetMailCounts(db, new Date(now.getTime() - dayMs))
  await forgetOldAttempts(db, new Date(now.getTime() - dayMs))
  await forgetToldAlerts(db, new Date(now.getTime() - visitsKeptDays * dayMs))
  await forgetLocations(db, new Date(now.getTime() - locationsKeptDays * dayMs))
  await forgetPageVisits(db, new Date(now.getTime() - visitsKeptDays * dayMs))
}
