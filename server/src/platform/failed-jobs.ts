import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from './database/database.ts'

/** The queue of pg-boss in which subscribers that failed are tried again, each alone. */
export const retryQueue = 'event-retries'
/** So often a job is tried again, with growing gaps. */
export const jobRetries = 8
/** So long failed jobs wait for someone. */
export const failedJobsRetentionDays = 14

/** The jobs of pg-boss, as far as a failed one needs it: they stay in its table, which is the dead-letter list. */
const jobs = pgSchema('pgboss').table('job', {
  id: uuid().notNull(),
  queue: text('name').notNull(),
  state: text().notNull(),
  data: jsonb().notNull(),
  output: jsonb(),
  retryCount: integer('retry_count').notNull(),
  retryLimit: integer('retry_limit').notNull(),
  startedOn: timestamp('started_on', { withTimezone: true }),
  startAfter: timestamp('start_after', { withTimezone: true }).notNull(),
  keepUntil: timestamp('keep_until', { withTimezone: true }).notNull(),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  completedOn: timestamp('completed_on', { withTimezone: true }),
})

/** A job that will not be tried again unless someone asks for it. */
export interface FailedJob {
  readonly id: string
  readonly subscriber: string
  /** Ids of what it is about. */
  readonly about: Readonly<Record<string, string>>
  readonly reason: string
  readonly tries: number
  readonly enqueuedAt: Date
  readonly failedAt: Date
}

/** The data of such a job: ids and plain values, never addresses or secrets. */
export const retryData = z.object({
  subscriber: z.string(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()),
})

const about = z.record(z.string(), z.coerce.string()).catch({})
const reason = z.object({ message: z.string() }).catch({ message: '' })

const subscriberOf = sql<string>`${jobs.data} ->> 'subscriber'`

const failedOf = (subscribers: readonly string[], id?: string) =>
  and(
    eq(jobs.state, sql`'failed'::pgboss.job_state`),
    eq(jobs.queue, retryQueue),
    inArray(subscriberOf, [...subscribers]),
    id === undefined ? undefined : eq(jobs.id, id),
  )

/** Failed jobs of some subscribers, the last to fail first. */
export async function listFailedJobs(
  db: Db,
  subscribers: readonly string[],
  window: { readonly limit: number; readonly offset: number },
): Promise<{ jobs: FailedJob[]; total: number }> {
  const rows = await db
    .select()
    .from(jobs)
    .where(failedOf(subscribers))
    .orderBy(desc(jobs.completedOn), jobs.id)
    .limit(window.limit)
    .offset(window.offset)
  return { jobs: rows.map(failedJob), total: await db.$count(jobs, failedOf(subscribers)) }
}

function failedJob(row: typeof jobs.$inferSelect): FailedJob {
  const { subscriber, payload } = retryData.parse(row.data)
  return {
    id: row.id,
    subscriber,
    about: about.parse(payload),
    reason: reason.parse(row.output).message,
    tries: row.retryCount + 1,
    enqueuedAt: row.createdOn,
    failedAt: row.completedOn ?? row.createdOn,
  }
}

/** Has failed jobs tried again as if they were new: one, or all. Returns whose they were. */
export async function replayFailedJobs(
  tx: Db,
  subscribers: readonly string[],
  id?: string,
): Promise<string[]> {
  const replayed = await tx
    .update(jobs)
    .set({
      state: sql`'created'::pgboss.job_state`,
      retryCount: 0,
      retryLimit: jobRetries,
      startedOn: null,
      startAfter: sql`now()`,
      keepUntil: sql`now() + interval '14 days'`,
      completedOn: null,
      output: null,
    })
    .where(failedOf(subscribers, id))
    .returning({ subscriber: subscriberOf })
  return replayed.map(({ subscriber }) => subscriber)
}

/** Takes a failed job off the list for good. Returns whose it was. */
export async function dropFailedJob(
  tx: Db,
  subscribers: readonly string[],
  id: string,
): Promise<string | undefined> {
  const [dropped] = await tx
    .delete(jobs)
    .where(failedOf(subscribers, id))
    .returning({ subscriber: subscriberOf })
  return dropped?.subscriber
}
