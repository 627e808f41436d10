import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Db } from './database/database.ts'
import type { EventDelivery } from './events/event-bus.ts'
import { openRetries, workOffRetries } from './events/event-retries.ts'
import { countOutboxEvents } from './events/outbox.queries.ts'
import { retryQueue } from './failed-jobs.ts'
import type { ScheduledTask, TaskRunner } from './tasks/scheduled-tasks.ts'
import { openTaskQueues, taskQueues, workOffTasks } from './tasks/task-queues.ts'

/** What the job runner works off. */
export interface Work {
  /** Has a subscriber try an event again; throws what the subscriber throws. */
  deliver(delivery: EventDelivery): Promise<void>
  /** What is done again and again, on one server at a time. */
  readonly tasks: readonly ScheduledTask[]
  readonly runner: TaskRunner
}

export interface JobRunner {
  /** Creates the queues. Must run before the first event is handled. */
  open(): Promise<void>
  /** Works off the queues until stopped. */
  work(work: Work): Promise<void>
  stop(): Promise<void>
}

export interface JobRunnerOptions {
  readonly url: string
  /** Told of what fails in the queues, and of each job that fails, with its cause. */
  readonly onError: (error: Error) => void
  /** How often retries are looked for. */
  readonly pollingSeconds?: number
}

/** How often jobs without a heartbeat are looked for: those of a server that died. */
const monitorIntervalSeconds = 20
/** How often it is looked for what a schedule has enqueued. */
const cronWorkerIntervalSeconds = 10
/** A stop waits so long for the jobs that run. */
const longestStopMs = 5_000
const queues = [retryQueue, ...taskQueues]

/** pg-boss in the shop's own database (schema 'pgboss'): retries of subscribers with growing delays, and schedules. */
export async function openJobs({ url, onError, pollingSeconds = 5 }: JobRunnerOptions): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    application_name: 'first-fashion jobs',
    monitorIntervalSeconds,
    cronWorkerIntervalSeconds,
  })
  boss.on('error', onError)
  await boss.start()
  return {
    open: async () => {
      await openRetries(boss)
      await openTaskQueues(boss)
    },
    work: async ({ deliver, tasks, runner }) => {
      await workOffRetries(boss, { deliver, onError, pollingSeconds })
      if (tasks.length > 0) await workOffTasks(boss, tasks, runner)
    },
    stop: async () => {
      // pg-boss itself looks only every half second whether its workers have ended.
      const ended = Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })))
      await Promise.race([ended, delay(longestStopMs, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: longestStopMs })
    },
  }
}

/** How many events and retries wait or run, and how many retries of each subscriber have failed for good. */
export async function countJobs(db: Db): Promise<{ queue: string; state: string; count: number }[]> {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select coalesce(data ->> 'subscriber', name) as queue, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`)
  return [...rows, ...(await countOutboxEvents(db)).map((counted) => ({ queue: 'events', ...counted }))]
}
