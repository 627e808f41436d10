import {
  purgeExpiredEmailChanges,
  purgeExpiredSessions,
  purgeExpiredSignIns,
  purgeUnusedDevices,
} from '../../features/accounts/index.ts'
import { purgeUploads } from '../../features/catalog/index.ts'
import { picturesInQuotes, purgeOldAttempts } from '../../features/checkout/index.ts'
import { purgePageVisits } from '../../features/consent/index.ts'
import { purgeLocations } from '../../features/location/index.ts'
import { picturesInOrders } from '../../features/orders/index.ts'
import { purgeOldFarewells } from '../../features/personal-data/index.ts'
import { picturesOnProfiles } from '../../features/profile/index.ts'
import { picturesOnReviews } from '../../features/reviews/index.ts'
import { purgeExpiredStaffSessions, purgeUnusedStaffDevices } from '../../features/staff/index.ts'
import { purgeNotifiedAlerts } from '../../features/stock-alerts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { purgeDeliveries } from '../../platform/events/event-deliveries.queries.ts'
import { failedJobsRetentionDays } from '../../platform/failed-jobs.ts'
import { isUuid } from '../../platform/ids.ts'
import { purgeMailCounts } from '../../platform/mail/mailbox-mails.queries.ts'
import { purgeRateLimits } from '../../platform/rate-limits/rate-limits.queries.ts'
import { addressOfUpload, type UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'

interface LostPicturesDeps {
  readonly database: Database
  readonly uploads: UploadedPictures
  readonly clock: Clock
}

/** Unused pictures: of deleted accounts, or of a server that stopped halfway. */
export async function discardLostPictures({ database, uploads, clock }: LostPicturesDeps): Promise<void> {
  const names = await uploads.namesBefore(new Date(clock.now().getTime() - dayMs))
  for (let from = 0; from < names.length; from += sweptAtOnce) {
    const part = names.slice(from, from + sweptAtOnce)
    const ids = part.filter(isUuid)
    const owned = new Set([
      ...(await picturesOnProfiles(database.db, ids)),
      ...(await picturesOnReviews(database.db, ids)),
      ...(await picturesSold(database, ids)),
    ])
    const unnamed = ids.filter((id) => !owned.has(id))
    for (const id of await purgeUploads(database.db, unnamed)) owned.add(id)
    for (const name of part) if (!owned.has(name)) await uploads.discard(name)
  }
}

/** Orders show the items as bought; quotes show what is about to be bought. */
async function picturesSold({ db }: Database, ids: readonly string[]): Promise<string[]> {
  const addresses = new Map(ids.map((id) => [addressOfUpload(id, 960), id]))
  const shown = [
    ...(await picturesInOrders(db, [...addresses.keys()])),
    ...(await picturesInQuotes(db, [...addresses.keys()])),
  ]
  return shown.flatMap((address) => addresses.get(address) ?? [])
}

const dayMs = 24 * 3_600_000
/** A statement has a limited number of parameters. */
const sweptAtOnce = 1000

/** Visits are useful for a year; the extra month allows comparing years. */
const visitsRetentionDays = 396

/** The lifetime of its cookie. */
const devicesRetentionDays = 365

/** The detected location is useful while the order is in progress. */
const locationsRetentionDays = 90

/** A job that is repeated after this is not repeated by a retry any more. */
const deliveriesRetentionDays = failedJobsRetentionDays + 1

interface RetentionDeps {
  readonly database: Database
  readonly clock: Clock
}

/** Deletes expired sessions, links, quotes, keys and visits. Each step runs on its own. */
export function retentionSteps({ database: { db }, clock }: RetentionDeps) {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  return {
    'purge-sessions': () => purgeExpiredSessions(db, clock.now()),
    'purge-sign-ins': () => purgeExpiredSignIns(db, clock.now()),
    'purge-email-changes': () => purgeExpiredEmailChanges(db, clock.now()),
    'purge-devices': () => purgeUnusedDevices(db, daysAgo(devicesRetentionDays)),
    'purge-staff-devices': () => purgeUnusedStaffDevices(db, daysAgo(devicesRetentionDays)),
    'purge-farewells': () => purgeOldFarewells(db, daysAgo(failedJobsRetentionDays)),
    'purge-event-deliveries': () => purgeDeliveries(db, daysAgo(deliveriesRetentionDays)),
    'purge-mail-counts': () => purgeMailCounts(db, daysAgo(1)),
    'purge-rate-limits': () => purgeRateLimits(db, clock.now()),
    'purge-staff-sessions': () => purgeExpiredStaffSessions(db, clock.now()),
    'purge-quotes': () => purgeOldAttempts(db, daysAgo(1)),
    'purge-stock-alerts': () => purgeNotifiedAlerts(db, daysAgo(visitsRetentionDays)),
    'purge-locations': () => purgeLocations(db, daysAgo(locationsRetentionDays)),
    'purge-page-visits': () => purgePageVisits(db, daysAgo(visitsRetentionDays)),
  }
}
