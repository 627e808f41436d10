import { cutText } from '@first-fashion/contract/text/cut-text'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { recordTaskRun } from './task-runs.queries.ts'

export type TaskRhythm = 'every-minute' | 'every-night'

/** Work that is done again and again. Each task has a schedule of its own: one that fails holds up no other. */
export interface ScheduledTask {
  /** Lower case with hyphens: the name of its queue, its row in the back office and its label in the metrics. */
  readonly name: string
  readonly rhythm: TaskRhythm
  run(): Promise<unknown>
}

/** Runs a task once and records how it went; throws what the task threw. */
export type TaskRunner = (task: ScheduledTask) => Promise<void>

export interface TaskRunnerDeps {
  readonly database: Database
  readonly clock: Clock
  readonly onError: (error: unknown, subject: string) => void
}

export const createTaskRunner =
  ({ database, clock, onError }: TaskRunnerDeps): TaskRunner =>
  async (task) => {
    const startedAt = clock.now()
    const outcome = await outcomeOf(task)
    if (outcome.failed) onError(outcome.error, task.name)
    const run = { name: task.name, startedAt, finishedAt: clock.now() }
    const failure = outcome.failed ? wordsOf(outcome.error) : null
    await recordTaskRun(database.db, { ...run, failure }).catch((error: unknown) => onError(error, task.name))
    if (outcome.failed) throw outcome.error
  }

/** Runs tasks one after the other, all of them whatever becomes of each. */
export async function runAll(run: TaskRunner, tasks: readonly ScheduledTask[]): Promise<void> {
  for (const task of tasks)
    await run(task).catch(() => {
      // The runner has logged and recorded it.
    })
}

const outcomeOf = (task: ScheduledTask) =>
  task.run().then(
    () => ({ failed: false as const }),
    (error: unknown) => ({ failed: true as const, error }),
  )

/** Drizzle wraps what the database said; the innermost cause says what happened. */
function wordsOf(error: unknown): string {
  let current = error
  while (current instanceof Error && current.cause instanceof Error) current = current.cause
  return cutText(current instanceof Error ? current.message : String(current), 500)
}
