import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Job as BossJob, PgBoss } from 'pg-boss'
import { afterCommit } from './database/after-commit.ts'
import type { Db } from './database/database.ts'
import { failedJobsRetentionDays, jobRetries } from './failed-jobs.ts'
import { withoutParams } from './log.ts'
import { isCircuitOpen } from './partners/circuit-breaker.ts'
import { PermanentFailure } from './permanent-failure.ts'
import type { ScheduledTask, TaskRunner } from './tasks/scheduled-tasks.ts'

/** A job as it lies in its queue: ids and plain values, never addresses or secrets. */
export interface Job {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A queue and what is done with its jobs. */
export interface JobQueue {
  readonly name: string
  work(job: Job): Promise<void>
}

export interface Jobs {
  /**
   * Enqueues a job with the same data in each of the queues, in the transaction that needs them: all happen or nothing
   * does. Work on them begins soon after the commit. One statement.
   */
  enqueue(tx: Db, queues: readonly string[], data: object): Promise<void>
}

/** What is done again and again, on one server at a time; each task in a queue of its own. */
export interface RegularWork {
  readonly tasks: readonly ScheduledTask[]
  readonly runTask: TaskRunner
}

export interface JobRunner extends Jobs {
  /** Creates the queues. Must run before the first job is enqueued. */
  open(queues: readonly JobQueue[]): Promise<void>
  /** Works off the queues until stopped. */
  work(queues: readonly JobQueue[], regular: RegularWork): Promise<void>
  stop(): Promise<void>
}

/** A server process that died sends no more heartbeats: another one does its jobs. */
const heartbeatSeconds = 20
/** How often jobs without a heartbeat are looked for. */
const monitorIntervalSeconds = 20
/** Those that failed for good wait so long for staff; see failed-jobs.ts. */
const queueOptions = {
  heartbeatSeconds,
  retryLimit: jobRetries,
  retryDelay: 5,
  retryBackoff: true,
  deleteAfterSeconds: failedJobsRetentionDays * 24 * 3600,
}
/** The delay before retrying a partner with an open circuit breaker. */
const heldBackSeconds = 10
/** Jobs of one queue that run together: mails of a busy minute, for example. */
const jobsAtOnce = 10
/** So long after an enqueued job its queue is looked at: jobs of a busy moment come in one batch. */
const defaultBatchDelayMs = 200
/** A stop waits so long for the jobs that run. */
const longestStopMs = 5_000
/** How often each queue is looked at anyway: for retries, and for jobs of a server that died. */
const defaultPollingSeconds = 2

export interface JobRunnerOptions {
  readonly url: string
  /** Told of what fails in the queues, and of each job that fails, with its cause. */
  readonly onError: (error: Error) => void
  /** How often each queue is looked at for jobs that another server enqueued or that are tried again. */
  readonly pollingSeconds?: number
  /** So long after an enqueued job its queue is looked at, in ms. */
  readonly batchDelayMs?: number
}

/** pg-boss in the shop's own database (schema 'pgboss'): failed jobs are stored and retried with growing delays. */
export async function openJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: options.url,
    max: 4,
    application_name: 'first-fashion jobs',
    monitorIntervalSeconds,
  })
  boss.on('error', options.onError)
  await boss.start()
  const workers = createWorkers(boss, options.batchDelayMs ?? defaultBatchDelayMs)
  const opened = new Set<string>()
  return {
    enqueue: async (tx, queues, data) => {
      if (queues.length === 0) return
      await insertJobs(tx, queues, data)
      await afterCommit(tx, async () => queues.forEach(workers.wake))
    },
    open: async (queues) => {
      for (const { name } of queues) {
        await boss.createQueue(name, queueOptions)
        // `createQueue` leaves the options of an existing queue as they are.
        await boss.updateQueue(name, queueOptions)
      }
    },
    work: async (queues, regular) => {
      for (const queue of queues) workers.add(queue.name, await workOff(boss, queue, options))
      for (const task of regular.tasks) await schedule(boss, task, regular.runTask)
      for (const { name } of queues) opened.add(name)
      for (const task of regular.tasks) opened.add(queueOf(task))
    },
    stop: async () => {
      workers.rest()
      // pg-boss itself looks only every half second whether its workers have ended.
      const ended = Promise.all([...opened].map((queue) => boss.offWork(queue, { wait: true })))
      await Promise.race([ended, delay(longestStopMs, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: longestStopMs })
    },
  }
}

/** pg-boss inserts into one queue at a time; an event goes to several. Its table takes a queue's own options this way. */
async function insertJobs(tx: Db, queues: readonly string[], data: object): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until, policy, dead_letter, heartbeat_seconds)
    select name, ${JSON.stringify(data)}::jsonb, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, now() + retention_seconds * interval '1 s', policy, dead_letter, heartbeat_seconds
    from pgboss.queue where name = any(${sql.param([...queues])}::text[])`)
  if (rowCount !== queues.length) throw new Error(`not all of these queues exist: ${queues.join(', ')}`)
}

/** The workers of this process, by queue: one that is woken looks at its queue soon instead of at its next turn. */
function createWorkers(boss: PgBoss, batchDelayMs: number) {
  const idOf = new Map<string, string>()
  const due = new Map<string, NodeJS.Timeout>()
  return {
    add: (queue: string, worker: string) => void idOf.set(queue, worker),
    wake: (queue: string): void => {
      const worker = idOf.get(queue)
      if (worker === undefined || due.has(queue)) return
      const notify = () => {
        due.delete(queue)
        boss.notifyWorker(worker)
      }
      due.set(queue, setTimeout(notify, batchDelayMs).unref())
    },
    rest: (): void => {
      for (const timer of due.values()) clearTimeout(timer)
      idOf.clear()
    },
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

const queueOf = (task: ScheduledTask) => `task.${task.name}`

/** While a task waits or runs, on whichever server, it is not enqueued again. */
const onlyOne = { policy: 'exclusive', heartbeatSeconds } as const

/** Night is Colombo's. What is done at night is done after each start as well: a shop may be off then. */
async function schedule(boss: PgBoss, task: ScheduledTask, runTask: TaskRunner): Promise<void> {
  const queue = queueOf(task)
  const { cron, retry, pollingIntervalSeconds } = rhythms[task.rhythm]
  await boss.createQueue(queue, { ...retry, ...onlyOne })
  if (task.rhythm === 'every-night') await boss.send(queue, {}, { singletonSeconds: 600 })
  await boss.work(queue, { pollingIntervalSeconds }, async () => runTask(task))
  await boss.schedule(queue, cron, {}, { tz: 'Asia/Colombo' })
}

async function workOff(
  boss: PgBoss,
  queue: JobQueue,
  { onError, pollingSeconds = defaultPollingSeconds }: JobRunnerOptions,
): Promise<string> {
  const options = { pollingIntervalSeconds: pollingSeconds, batchSize: jobsAtOnce }
  return boss.work<Job['data']>(queue.name, options, async (batch) => {
    const outcomes = await Promise.allSettled(batch.map((job) => queue.work(job)))
    for (const [nth, job] of batch.entries()) {
      const outcome = outcomes[nth]
      // One that failed is tried again alone; those beside it are done.
      if (outcome?.status === 'rejected') await afterFailure(boss, job, outcome.reason, onError)
    }
  })
}

async function afterFailure(
  boss: PgBoss,
  { name, id }: BossJob,
  reason: unknown,
  onError: JobRunnerOptions['onError'],
): Promise<void> {
  const db = boss.getDb()
  if (isCircuitOpen(reason)) {
    // Nobody has tried it: without a start the next one is not counted as a further try.
    const putBack = `update pgboss.job set state = 'created', started_on = null, start_after = now() + $3 * interval '1 s'
      where name = $1 and id = $2 and state = 'active'`
    await db.executeSql(putBack, [name, id, heldBackSeconds])
    return
  }
  onError(new Error(`The job ${name} ${id} failed`, { cause: reason }))
  if (reason instanceof PermanentFailure) {
    const noMore = 'update pgboss.job set retry_limit = retry_count where name = $1 and id = $2'
    await db.executeSql(noMore, [name, id])
  }
  await boss.fail(name, id, asFailure(reason))
}

const asFailure = (reason: unknown): object =>
  reason instanceof Error
    ? { message: withoutParams(reason.message), stack: withoutParams(reason.stack ?? '') }
    : { message: String(reason) }

/** How many jobs of each queue wait, run, or have failed for good. */
export async function countJobs(db: Db): Promise<{ queue: string; state: string; count: number }[]> {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select name as queue, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`)
  return rows
}
