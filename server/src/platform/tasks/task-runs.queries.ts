import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/database.ts'

export interface FinishedRun {
  readonly name: string
  readonly startedAt: Date
  readonly finishedAt: Date
  /** null: it did what it should. */
  readonly failure: string | null
}

/** One run of each of these tasks. */
export async function recordTaskRuns(db: Db, runs: readonly FinishedRun[]): Promise<void> {
  // In one order everywhere: two servers that record at once wait for each other.
  const inOrder = runs.toSorted((one, other) => one.name.localeCompare(other.name))
  await db.execute(sql`
    insert into task_runs as t (name, runs, failures, last_started_at, last_finished_at,
      last_succeeded_at, last_failed_at, last_failure)
    select name, 1, (failure is not null)::int, "startedAt", "finishedAt",
      case when failure is null then "finishedAt" end, case when failure is not null then "finishedAt" end, failure
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb)
      as r(name text, "startedAt" timestamptz, "finishedAt" timestamptz, failure text)
    on conflict (name) do update set
      runs = t.runs + 1,
      failures = t.failures + excluded.failures,
      last_started_at = excluded.last_started_at,
      last_finished_at = excluded.last_finished_at,
      last_succeeded_at = coalesce(excluded.last_succeeded_at, t.last_succeeded_at),
      last_failed_at = coalesce(excluded.last_failed_at, t.last_failed_at),
      last_failure = coalesce(excluded.last_failure, t.last_failure)`)
}

const taskRun = z.object({
  name: z.string(),
  runs: z.number(),
  failures: z.number(),
  finishedAt: z.number(),
  succeededAt: z.number().nullable(),
  failedAt: z.number().nullable(),
  failure: z.string().nullable(),
})
export type TaskRun = z.output<typeof taskRun>

/** How the tasks went; times in ms. */
export async function listTaskRuns(db: Db): Promise<TaskRun[]> {
  const ms = (column: string) => sql`(extract(epoch from ${sql.identifier(column)}) * 1000)::float8`
  const { rows } = await db.execute(sql`
    select name, runs::float8, failures::float8, ${ms('last_finished_at')} as "finishedAt",
      ${ms('last_succeeded_at')} as "succeededAt", ${ms('last_failed_at')} as "failedAt", last_failure as failure
    from task_runs order by name`)
  return z.array(taskRun).parse(rows)
}
