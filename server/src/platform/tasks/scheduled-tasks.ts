import { cutText } from '@first-fashion/contract/text/cut-text'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { type FinishedRun, recordTaskRuns } from './task-runs.queries.ts'

export type TaskRhythm = 'every-minute' | 'every-night'

/** Work that is done again and again. Each task has a schedule of its own: one that fails holds up no other. */
export interface ScheduledTask {
  /** Lower case with hyphens: the name of its queue, its row in the back office and its label in the metrics. */
  readonly name: string
  readonly rhythm: TaskRhythm
  run(): Promise<unknown>
}

export interface TaskRunner {
  /** Runs a task once and records how it went; throws what the task threw. */
  runTask(task: ScheduledTask): Promise<void>
  /** Runs tasks, some of them side by side, whatever becomes of each. Records all of them in one statement. */
  runTasks(tasks: readonly ScheduledTask[]): Promise<void>
}

export interface TaskRunnerDeps {
  readonly database: Database
  readonly clock: Clock
  readonly onError: (error: unknown, subject: string) => void
}

/** Tasks that run side by side: one that waits for a partner holds up no other. */
const tasksAtOnce = 5

export function createTaskRunner(deps: TaskRunnerDeps): TaskRunner {
  const { database, onError } = deps
  const record = (runs: readonly FinishedRun[], subject: string) =>
    recordTaskRuns(database.db, runs).catch((error: unknown) => onError(error, subject))
  return {
    runTask: async (task) => {
      const { run, outcome } = await finished(deps, task)
      await record([run], task.name)
      if (outcome.failed) throw outcome.error
    },
    runTasks: async (tasks) => {
      const left = [...tasks]
      const runs: FinishedRun[] = []
      const lane = async () => {
        for (let task = left.shift(); task !== undefined; task = left.shift())
          runs.push((await finished(deps, task)).run)
      }
      await Promise.all(Array.from({ length: tasksAtOnce }, lane))
      await record(runs, 'task runs')
    },
  }
}

/** Runs tasks one after the other, all of them whatever becomes of each. */
export async function runAll(run: TaskRunner['runTask'], tasks: readonly ScheduledTask[]): Promise<void> {
  for (const task of tasks)
    await run(task).catch(() => {
      // The runner has logged and recorded it.
    })
}

async function finished({ clock, onError }: TaskRunnerDeps, task: ScheduledTask) {
  const startedAt = clock.now()
  const outcome = await outcomeOf(task)
  if (outcome.failed) onError(outcome.error, task.name)
  const failure = outcome.failed ? wordsOf(outcome.error) : null
  const run: FinishedRun = { name: task.name, startedAt, finishedAt: clock.now(), failure }
  return { run, outcome }
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
