import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from './database/database.ts'

/** News of what happened; the handlers are idempotent. Named in the past tense. */
export interface JobPayloads {
  'account-registered': { customerId: string; token: string }
  'password-reset-requested': { customerId: string; token: string }
  'order-placed': { orderId: string }
  'order-moved': { orderId: string; eventText: string }
  'late-payment-received': { attemptId: string }
  'partner-event-received': { provider: 'stripe'; eventId: string }
  'paid-order-cancelled': { orderId: string }
}
export type JobName = keyof JobPayloads

export interface Jobs {
  /** Enqueues in the transaction that needs it: both happen or neither. */
  enqueue<Name extends JobName>(tx: Db, name: Name, payload: JobPayloads[Name]): Promise<void>
}

export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

export interface JobRunner extends Jobs {
  /** Works off the queues until stopped. `everyMinute` runs on one server at a time. */
  work(handlers: JobHandlers, everyMinute: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const names: readonly JobName[] = [
  'account-registered',
  'password-reset-requested',
  'order-placed',
  'order-moved',
  'late-payment-received',
  'partner-event-received',
  'paid-order-cancelled',
]
const minuteQueue = 'every-minute'

export interface JobRunnerOptions {
  readonly url: string
  readonly onError: (error: Error) => void
}

/** pg-boss in the shop's own database (schema 'pgboss'): a failed job is kept and tried again, with growing gaps. */
export async function openJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const boss = new PgBoss({ connectionString: options.url, max: 4, application_name: 'first-fashion jobs' })
  boss.on('error', options.onError)
  await boss.start()
  for (const name of names) await boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true })
  await boss.createQueue(minuteQueue, { retryLimit: 0 })
  return {
    enqueue: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(tx, sql) })
    },
    work: async (handlers, everyMinute) => {
      for (const name of names) await workOff(boss, name, handlers)
      await boss.work(minuteQueue, { pollingIntervalSeconds: 10 }, async () => everyMinute())
      await boss.schedule(minuteQueue, '* * * * *')
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

async function workOff<Name extends JobName>(boss: PgBoss, name: Name, handlers: JobHandlers): Promise<void> {
  await boss.work<JobPayloads[Name]>(name, { pollingIntervalSeconds: 0.5 }, async (batch) => {
    for (const job of batch) await handlers[name](job.data)
  })
}

/** How many jobs of each queue wait, run, or have failed for good. */
export async function countJobs(db: Db): Promise<{ queue: string; state: string; count: number }[]> {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select name as queue, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`)
  return rows
}
