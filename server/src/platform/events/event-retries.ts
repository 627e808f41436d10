import type { Job, PgBoss } from 'pg-boss'
import { failedJobsRetentionDays, jobRetries, retryData, retryQueue } from '../failed-jobs.ts'
import { failureOf, retryDelaySeconds } from '../job-failures.ts'
import type { EventDelivery } from './event-bus.ts'

/** Those that failed for good wait so long for staff. A server process that died sends no more heartbeats. */
const options = {
  heartbeatSeconds: 20,
  retryLimit: jobRetries,
  retryDelay: retryDelaySeconds,
  retryBackoff: true,
  deleteAfterSeconds: failedJobsRetentionDays * 24 * 3600,
}
/** Retries that run together: mails that waited for their server, for example. */
const retriesAtOnce = 10

/** Creates the queue in which subscribers that failed are tried again. */
export async function openRetries(boss: PgBoss): Promise<void> {
  await boss.createQueue(retryQueue, options)
  // `createQueue` leaves the options of an existing queue as they are.
  await boss.updateQueue(retryQueue, options)
}

export interface Retrying {
  deliver(delivery: EventDelivery): Promise<void>
  /** Told of each retry that fails, with its cause. */
  readonly onError: (error: Error) => void
  readonly pollingSeconds: number
}

/** Has subscribers try again. One that fails again waits alone; those beside it are done. */
export async function workOffRetries(boss: PgBoss, retrying: Retrying): Promise<void> {
  const polling = { pollingIntervalSeconds: retrying.pollingSeconds, batchSize: retriesAtOnce }
  await boss.work<object>(retryQueue, polling, async (batch) => {
    const outcomes = await Promise.allSettled(batch.map((job) => retry(retrying, job)))
    for (const [nth, job] of batch.entries()) {
      const outcome = outcomes[nth]
      if (outcome?.status === 'rejected') await afterFailure(boss, job, outcome.reason, retrying.onError)
    }
  })
}

async function retry({ deliver }: Retrying, { data }: Job<object>): Promise<void> {
  const { subscriber, event, payload } = retryData.parse(data)
  await deliver({ subscriber, eventId: event, payload })
}

async function afterFailure(
  boss: PgBoss,
  { name, id, data }: Job<object>,
  reason: unknown,
  onError: Retrying['onError'],
): Promise<void> {
  const { state, delaySeconds, output } = failureOf(reason)
  const db = boss.getDb()
  if (state === 'created') {
    // Nobody has tried it: without a start the next one is not counted as a further try.
    const putBack = `update pgboss.job set state = 'created', started_on = null, start_after = now() + $3 * interval '1 s'
      where name = $1 and id = $2 and state = 'active'`
    await db.executeSql(putBack, [name, id, delaySeconds])
    return
  }
  const subscriber = retryData.safeParse(data).data?.subscriber ?? name
  onError(new Error(`The job ${subscriber} ${id} failed`, { cause: reason }))
  if (state === 'failed') {
    const noMore = 'update pgboss.job set retry_limit = retry_count where name = $1 and id = $2'
    await db.executeSql(noMore, [name, id])
  }
  await boss.fail(name, id, output ?? {})
}
