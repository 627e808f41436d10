import type { StaffFailedJob } from '@first-fashion/contract/system/staff-job-calls'
import { AppError } from '../../platform/errors.ts'
import {
  dropFailedJob,
  type FailedJob,
  listFailedJobs,
  replayFailedJobs,
} from '../../platform/failed-jobs.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'

export interface StaffFailedJobs {
  list(page?: number): Promise<{ jobs: StaffFailedJob[]; total: number; pages: number }>
  /** Refuses with 'staff.job-unknown' what is not there, or is tried again already. */
  replay(session: StaffSession, id: string): Promise<void>
  /** Returns how many there were. */
  replayAll(session: StaffSession): Promise<number>
  /** Refuses with 'staff.job-unknown'. */
  drop(session: StaffSession, id: string): Promise<void>
}

interface StaffFailedJobsDeps extends Shop {
  /** Whose failed jobs staff see. */
  readonly subscribers: () => readonly string[]
}

export function createStaffFailedJobs(deps: StaffFailedJobsDeps): StaffFailedJobs {
  return {
    list: async (page) => {
      const found = await pageOf(page, (window) =>
        listFailedJobs(deps.database.db, deps.subscribers(), window),
      )
      return { ...found, jobs: found.jobs.map(shown) }
    },
    replay: async (session, id) => {
      await recordedChange<string>(
        deps,
        session,
        (name) => ({ action: 'job-replay', subject: `job:${id}`, change: { name } }),
        async (tx) => {
          const [name] = isUuid(id) ? await replayFailedJobs(tx, deps.subscribers(), id) : []
          return name ?? refuseUnknownJob()
        },
      )
    },
    replayAll: (session) =>
      recordedChange<number>(
        deps,
        session,
        (count) => (count === 0 ? undefined : { action: 'job-replay', subject: 'jobs', change: { count } }),
        async (tx) => (await replayFailedJobs(tx, deps.subscribers())).length,
      ),
    drop: async (session, id) => {
      await recordedChange<string>(
        deps,
        session,
        (name) => ({ action: 'job-drop', subject: `job:${id}`, change: { name } }),
        async (tx) => {
          const name = isUuid(id) ? await dropFailedJob(tx, deps.subscribers(), id) : undefined
          return name ?? refuseUnknownJob()
        },
      )
    },
  }
}

const shown = ({
  id,
  subscriber,
  about,
  reason,
  tries,
  enqueuedAt,
  failedAt,
}: FailedJob): StaffFailedJob => ({
  _id: id,
  name: subscriber,
  about,
  reason,
  tries,
  enqueuedAt: enqueuedAt.getTime(),
  failedAt: failedAt.getTime(),
})

function refuseUnknownJob(): never {
  throw new AppError('unknown', 'staff.job-unknown', 'This job is no longer on the list. Please reload.')
}
