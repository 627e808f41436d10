import { after } from '../../platform/clock.ts'
import { purgeDeliveries } from '../../platform/events/event-deliveries.queries.ts'
import { purgeHandledEvents } from '../../platform/events/outbox.queries.ts'
import { failedJobsRetentionDays } from '../../platform/failed-jobs.ts'
import type { Retention } from '../../platform/feature.ts'
import { purgeMailCounts } from '../../platform/mail/mailbox-mails.queries.ts'
import { purgeRateLimits } from '../../platform/rate-limits/rate-limits.queries.ts'

const dayMs = 24 * 3_600_000
/** A job that failed longer ago is not repeated any more. */
const deliveriesRetentionMs = (failedJobsRetentionDays + 1) * dayMs

/** What the platform itself stores for a while. */
export const platformRetention: readonly Retention[] = [
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
