import type { BackgroundTask } from '@first-fashion/contract/system/staff-task-calls'
import type { Database } from '../../platform/database/database.ts'
import type { ScheduledTask } from '../../platform/tasks/scheduled-tasks.ts'
import { listTaskRuns, type TaskRun } from '../../platform/tasks/task-runs.queries.ts'

export interface StaffTasks {
  list(): Promise<BackgroundTask[]>
}

interface StaffTasksDeps {
  readonly database: Database
  /** Those of all features. */
  readonly tasks: () => readonly ScheduledTask[]
}

export const createStaffTasks = ({ database, tasks }: StaffTasksDeps): StaffTasks => ({
  list: async () => {
    const runs = new Map((await listTaskRuns(database.db)).map((run) => [run.name, run]))
    return tasks()
      .map(({ name, rhythm }) => ({ name, rhythm, ...(runs.get(name) ?? neverRan) }))
      .sort((a, b) => Number(isFailing(b)) - Number(isFailing(a)) || a.name.localeCompare(b.name))
  },
})

const neverRan = { runs: 0, failures: 0, succeededAt: null, failedAt: null, failure: null }

const isFailing = ({ failedAt, succeededAt }: Pick<TaskRun, 'failedAt' | 'succeededAt'>): boolean =>
  failedAt !== null && (succeededAt === null || failedAt > succeededAt)
