import type { BackgroundTask, Storage } from '@first-fashion/contract/system/staff-task-calls'
import type { Clock } from '../../platform/clock.ts'
import type { ScheduledTask } from '../../platform/tasks/scheduled-tasks.ts'
import { listTaskRuns, type TaskRun } from '../../platform/tasks/task-runs.queries.ts'
import { perShop, type Shop, seam } from '../../shop.ts'

/** The scheduled tasks of all features. */
export const scheduledTasks = seam<() => readonly ScheduledTask[]>('the scheduled tasks of all features')

/** The failing ones first, then by name. */
export async function listStaffTasks(shop: Shop): Promise<BackgroundTask[]> {
  const runs = new Map((await listTaskRuns(shop.database.db)).map((run) => [run.name, run]))
  return scheduledTasks(shop)()
    .map(({ name, rhythm }) => ({ name, rhythm, ...(runs.get(name) ?? neverRan) }))
    .sort((a, b) => Number(isFailing(b)) - Number(isFailing(a)) || a.name.localeCompare(b.name))
}

/** Reading the folder takes a while in a large shop. */
const readAgainMs = 5 * 60_000

const readStorage = perShop(({ clock, uploads }) => remembered(clock, () => uploads.stored()))

/** What uploads take on the disk, as of the last minutes, and what is free. */
export const uploadStorage = (shop: Shop): Promise<Storage> => readStorage(shop)()

/** Reads a value at most every few minutes; a reading that fails is not kept. */
function remembered<Value>(clock: Clock, read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | undefined
  return () => {
    const at = clock.now().getTime()
    if (last !== undefined && at - last.at < readAgainMs) return last.value
    const value = read()
    last = { at, value }
    value.catch(() => {
      last = undefined
    })
    return value
  }
}

const neverRan = { runs: 0, failures: 0, succeededAt: null, failedAt: null, failure: null }

const isFailing = ({ failedAt, succeededAt }: Pick<TaskRun, 'failedAt' | 'succeededAt'>): boolean =>
  failedAt !== null && (succeededAt === null || failedAt > succeededAt)
