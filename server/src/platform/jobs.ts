import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from './database/database.ts'
import type { ScheduledTask, TaskRunner } from './tasks/scheduled-tasks.ts'

/** News of what happened; the handlers are idempotent. Named in the past tense. */
export interface JobPayloads {
  'account-registered': { customerId: string; token: string }
  'provider-linked': { customerId: string; provider: 'google' | 'facebook' }
  'provider-unlinked': { customerId: string; provider: 'google' | 'facebook' }
  'verification-asked': { email: string }
  'password-reset-asked': { email: string }
  'password-changed': { customerId: string }
  'session-opened': { sessionId: string }
  'account-deleted': { name: string; email: string }
  'email-change-requested': { customerId: string; token: string }
  'email-change-told': { customerId: string }
  'order-placed': { orderId: string }
  'order-moved': { orderId: string; eventText: string }
  'late-payment-received': { attemptId: string }
  'partner-event-received': { provider: 'stripe' | 'koko' | 'razorpay'; eventId: string }
  'paid-order-cancelled': { orderId: string }
  'refund-requested': { refundId: string }
  /** As store credit, or else the way that it was paid. */
  'money-returned': { orderId: string; amountText: string; isCredit?: boolean }
  'newsletter-subscribed': { emailKey: string }
  'stock-returned': { alertId: string }
}
export type JobName = keyof JobPayloads

export interface Jobs {
  /** Enqueues in the transaction that needs it: both happen or neither. */
  enqueue<Name extends JobName>(tx: Db, name: Name, payload: JobPayloads[Name]): Promise<void>
}

export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

/** What is done again and again, on one server at a time; each task in a queue of its own. */
export interface RegularWork {
  readonly tasks: readonly ScheduledTask[]
  readonly runTask: TaskRunner
}

export interface JobRunner extends Jobs {
  /** Works off the queues until stopped. */
  work(handlers: JobHandlers, regular: RegularWork): Promise<void>
  stop(): Promise<void>
}

const names: readonly JobName[] = [
  'account-registered',
  'provider-linked',
  'provider-unlinked',
  'verification-asked',
  'password-reset-asked',
  'password-changed',
  'session-opened',
  'account-deleted',
  'email-change-requested',
  'email-change-told',
  'order-placed',
  'order-moved',
  'late-payment-received',
  'partner-event-received',
  'paid-order-cancelled',
  'refund-requested',
  'money-returned',
  'newsletter-subscribed',
  'stock-returned',
]
/** Queues of earlier versions, in which all tasks went together. */
const formerQueues = ['every-minute', 'every-day']
/** Jobs of one queue that run together: mails of a busy minute, for example. */
const jobsAtOnce = 10

export interface JobRunnerOptions {
  readonly url: string
  /** Told of what fails in the queues, and of each job that fails, with its cause. */
  readonly onError: (error: Error) => void
}

/** pg-boss in the shop's own database (schema 'pgboss'): a failed job is kept and tried again, with growing gaps. */
export async function openJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const boss = new PgBoss({ connectionString: options.url, max: 4, application_name: 'first-fashion jobs' })
  boss.on('error', options.onError)
  await boss.start()
  for (const name of names) await boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true })
  return {
    enqueue: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(tx, sql) })
    },
    work: async (handlers, regular) => {
      for (const name of names) await workOff(boss, name, handlers, options.onError)
      for (const former of formerQueues) await boss.unschedule(former)
      for (const task of regular.tasks) await schedule(boss, task, regular.runTask)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

const rhythms = {
  'every-minute': { cron: '* * * * *', retry: { retryLimit: 0 }, pollingIntervalSeconds: 10 },
  'every-night': {
    cron: '20 3 * * *',
    retry: { retryLimit: 4, retryDelay: 60, retryBackoff: true },
    pollingIntervalSeconds: 30,
  },
} as const

/** Night is Colombo's. What is done at night is done after each start as well: a shop may be off then. */
async function schedule(boss: PgBoss, task: ScheduledTask, runTask: TaskRunner): Promise<void> {
  const queue = `task.${task.name}`
  const { cron, retry, pollingIntervalSeconds } = rhythms[task.rhythm]
  await boss.createQueue(queue, retry)
  if (task.rhythm === 'every-night') await boss.send(queue, {}, { singletonSeconds: 600 })
  await boss.work(queue, { pollingIntervalSeconds }, async () => runTask(task))
  await boss.schedule(queue, cron, {}, { tz: 'Asia/Colombo' })
}

async function workOff<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handlers: JobHandlers,
  onError: JobRunnerOptions['onError'],
): Promise<void> {
  const options = { pollingIntervalSeconds: 0.5, batchSize: jobsAtOnce }
  await boss.work<JobPayloads[Name]>(name, options, async (batch) => {
    const outcomes = await Promise.allSettled(batch.map(({ data }) => handlers[name](data)))
    for (const [nth, job] of batch.entries()) {
      const outcome = outcomes[nth]
      // One that failed is tried again alone; those beside it are done.
      if (outcome?.status !== 'rejected') continue
      onError(new Error(`The job ${name} ${job.id} failed`, { cause: outcome.reason }))
      await boss.fail(name, job.id, asFailure(outcome.reason))
    }
  })
}

const asFailure = (reason: unknown): object =>
  reason instanceof Error ? { message: reason.message, stack: reason.stack } : { message: String(reason) }

/** How many jobs of each queue wait, run, or have failed for good. */
export async function countJobs(db: Db): Promise<{ queue: string; state: string; count: number }[]> {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select name as queue, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`)
  return rows
}
