import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from './database/database.ts'
import { eventIdKey } from './events/domain-event.ts'

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
  readonly queue: string
  /** Ids of what it is about. */
  readonly about: Readonly<Record<string, string>>
  readonly reason: string
  readonly tries: number
  readonly enqueuedAt: Date
  readonly failedAt: Date
}

const about = z
  .record(z.string(), z.coerce.string())
  .transform(({ [eventIdKey]: _event, ...ids }) => ids)
  .catch({})
const reason = z.object({ message: z.string() }).catch({ message: '' })

const failedIn = (queues: readonly string[], id?: string) =>
  and(
    eq(jobs.state, sql`'failed'::pgboss.job_state`),
    inArray(jobs.queue, [...queues]),
    id === undefined ? undefined : eq(jobs.id, id),
  )

/** Failed jobs of some queues, the last to fail first. */
export async function listFailedJobs(
  db: Db,
  queues: readonly string[],
  window: { readonly limit: number; readonly offset: number },
): Promise<{ jobs: FailedJob[]; total: number }> {
  const rows = await db
    .select()
    .from(jobs)
    .where(failedIn(queues))
    .orderBy(desc(jobs.completedOn), jobs.id)
    .limit(window.limit)
    .offset(window.offset)
  return { jobs: rows.map(failedJob), total: await db.$count(jobs, failedIn(queues)) }
}

const failedJob = (row: typeof jobs.$inferSelect): FailedJob => ({
  id: row.id,
  queue: row.queue,
  about: about.parse(row.data),
  reason: reason.parse(row.output).message,
  tries: row.retryCount + 1,
  enqueuedAt: row.createdOn,
  failedAt: row.completedOn ?? row.createdOn,
})

/** Has failed jobs tried again as if they were new: one, or all. Returns which queues they were in. */
export async function replayFailedJobs(tx: Db, queues: readonly string[], id?: string): Promise<string[]> {
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
    .where(failedIn(queues, id))
    .returning({ queue: jobs.queue })
  return replayed.map(({ queue }) => queue)
}

/** Takes a failed job off the list for good. Returns which queue it was in. */
export async function dropFailedJob(
  tx: Db,
  queues: readonly string[],
  id: string,
): Promise<string | undefined> {
  const [dropped] = await tx.delete(jobs).where(failedIn(queues, id)).returning({ queue: jobs.queue })
  return dropped?.queue
}
