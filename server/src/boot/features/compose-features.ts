import { uploadKinds } from '@first-fashion/contract/pictures'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { purgeDeliveries } from '../../platform/events/event-deliveries.queries.ts'
import { purgeHandledEvents } from '../../platform/events/outbox.queries.ts'
import { failedJobsRetentionDays } from '../../platform/failed-jobs.ts'
import type { Feature, PublicAddress, Retention, UploadOwner } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { purgeMailCounts } from '../../platform/mail/mailbox-mails.queries.ts'
import { purgeRateLimits } from '../../platform/rate-limits/rate-limits.queries.ts'
import type { ScheduledTask } from '../../platform/tasks/scheduled-tasks.ts'
import type { UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'
import { sweepUploads } from '../tasks/sweep-uploads.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
  readonly uploads: UploadedPictures
}

/** The calls of all features. Throws when two features answer the same call. */
export function handlersOf(features: readonly Feature[]): Handlers {
  const owners = new Map<string, string>()
  for (const { name, handlers = {} } of features)
    for (const call of Object.keys(handlers)) {
      const other = owners.get(call)
      if (other !== undefined) throw new Error(`${call} is answered by ${other} and by ${name}`)
      owners.set(call, name)
    }
  return Object.assign({}, ...features.map(({ handlers }) => handlers))
}

/** The pages of all features that the sitemap names. */
export const addressesOf =
  (features: readonly Feature[], { database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (): Promise<PublicAddress[]> => {
    const found = features.map((feature) => feature.addresses?.(database.db, clock.now()) ?? [])
    return (await Promise.all(found)).flat()
  }

/** Throws when a kind of upload is nobody's: its pictures would be swept while somebody shows them. */
function ownersOf(features: readonly Feature[]): UploadOwner[] {
  const owners = features.flatMap((feature) => feature.uploads ?? [])
  const nobodys = uploadKinds.find((kind) => !owners.some((owner) => owner.kind === kind))
  if (nobodys !== undefined) throw new Error(`no feature owns uploads of the kind ${nobodys}`)
  return owners
}

/** The tasks of all features and what is deleted once it has expired; each fails on its own. */
export function tasksOf(features: readonly Feature[], { database, clock, uploads }: Deps): ScheduledTask[] {
  const retention = [...features.flatMap((feature) => feature.retention ?? []), ...platformRetention]
  const owners = ownersOf(features)
  return [
    ...features.flatMap((feature) => feature.tasks ?? []),
    ...retention.map(
      ({ name, purge }): ScheduledTask => ({
        name,
        rhythm: 'every-minute',
        run: () => purge(database.db, clock.now()),
      }),
    ),
    {
      name: 'sweep-unused-uploads',
      rhythm: 'every-night',
      run: () => sweepUploads({ database, clock, uploads, owners }),
    },
  ]
}

const dayMs = 24 * 3_600_000
/** A job that failed longer ago is not repeated any more. */
const deliveriesRetentionMs = (failedJobsRetentionDays + 1) * dayMs

/** What the platform itself stores for a while. */
const platformRetention: readonly Retention[] = [
  {
    name: 'purge-event-deliveries',
    purge: async (db, now) => {
      const before = after(now, -deliveriesRetentionMs)
      await purgeDeliveries(db, before)
      await purgeHandledEvents(db, before)
    },
  },
  { name: 'purge-rate-limits', purge: purgeRateLimits },
  { name: 'purge-mail-counts', purge: (db, now) => purgeMailCounts(db, after(now, -dayMs)) },
]
