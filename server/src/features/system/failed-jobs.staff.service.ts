import type { StaffFailedJob } from '@first-fashion/contract/system/staff-job-calls'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import {
  dropFailedJob,
  type FailedJob,
  listFailedJobs,
  replayFailedJobs,
} from '../../platform/failed-jobs.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { recordChange } from '../staff/index.ts'

const pageSize = 25

export interface StaffFailedJobs {
  list(page?: number): Promise<{ jobs: StaffFailedJob[]; total: number; pages: number }>
  /** Refuses with 'staff.job-unknown' what is not there, or is tried again already. */
  replay(session: StaffSession, id: string): Promise<void>
  /** Returns how many there were. */
  replayAll(session: StaffSession): Promise<number>
  /** Refuses with 'staff.job-unknown'. */
  drop(session: StaffSession, id: string): Promise<void>
}

export interface StaffFailedJobsDeps {
  readonly database: Database
  readonly clock: Clock
  /** The queues whose jobs staff see. */
  readonly queues: () => readonly string[]
}

export function createStaffFailedJobs({ database, clock, queues }: StaffFailedJobsDeps): StaffFailedJobs {
  const recorded = ({ staffId }: StaffSession, action: string, subject: string, change: object) => ({
    at: clock.now(),
    staffId,
    action,
    subject,
    change,
  })
  return {
    list: async (page = 1) => {
      const window = { limit: pageSize, offset: (page - 1) * pageSize }
      const { jobs, total } = await listFailedJobs(database.db, queues(), window)
      return { jobs: jobs.map(shown), total, pages: Math.max(1, Math.ceil(total / pageSize)) }
    },
    replay: async (session, id) => {
      await database.transaction(async (tx) => {
        const [name] = isUuid(id) ? await replayFailedJobs(tx, queues(), id) : []
        if (name === undefined) throw unknownJob()
        await recordChange(tx, recorded(session, 'job-replay', `job:${id}`, { name }))
      })
    },
    replayAll: (session) => {
      return database.transaction(async (tx) => {
        const { length: count } = await replayFailedJobs(tx, queues())
        if (count > 0) await recordChange(tx, recorded(session, 'job-replay', 'jobs', { count }))
        return count
      })
    },
    drop: async (session, id) => {
      await database.transaction(async (tx) => {
        const name = isUuid(id) ? await dropFailedJob(tx, queues(), id) : undefined
        if (name === undefined) throw unknownJob()
        await recordChange(tx, recorded(session, 'job-drop', `job:${id}`, { name }))
      })
    },
  }
}

const shown = ({ id, queue, about, reason, tries, enqueuedAt, failedAt }: FailedJob): StaffFailedJob => ({
  _id: id,
  name: queue,
  about,
  reason,
  tries,
  enqueuedAt: enqueuedAt.getTime(),
  failedAt: failedAt.getTime(),
})

const unknownJob = () =>
  new AppError('unknown', 'staff.job-unknown', 'This job is no longer on the list. Please reload.')
