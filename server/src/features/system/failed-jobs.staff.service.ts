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

/** The failed jobs of subscribers that still exist. */
export async function listStaffFailedJobs(
  { database, events }: Shop,
  page?: number,
): Promise<{ jobs: StaffFailedJob[]; total: number; pages: number }> {
  const found = await pageOf(page, (window) => listFailedJobs(database.db, events.subscribers(), window))
  return { ...found, jobs: found.jobs.map(shown) }
}

/** Refuses with 'staff.job-unknown' what is not there, or is tried again already. */
export async function replayJob(shop: Shop, session: StaffSession, id: string): Promise<void> {
  await recordedChange<string>(
    shop,
    session,
    (name) => ({ action: 'job-replay', subject: `job:${id}`, change: { name } }),
    async (tx) => {
      const [name] = isUuid(id) ? await replayFailedJobs(tx, shop.events.subscribers(), id) : []
      return name ?? refuseUnknownJob()
    },
  )
}

/** Returns how many there were. */
export const replayAllJobs = (shop: Shop, session: StaffSession): Promise<number> =>
  recordedChange<number>(
    shop,
    session,
    (count) => (count === 0 ? undefined : { action: 'job-replay', subject: 'jobs', change: { count } }),
    async (tx) => (await replayFailedJobs(tx, shop.events.subscribers())).length,
  )

/** Refuses with 'staff.job-unknown'. */
export async function dropJob(shop: Shop, session: StaffSession, id: string): Promise<void> {
  await recordedChange<string>(
    shop,
    session,
    (name) => ({ action: 'job-drop', subject: `job:${id}`, change: { name } }),
    async (tx) => {
      const name = isUuid(id) ? await dropFailedJob(tx, shop.events.subscribers(), id) : undefined
      return name ?? refuseUnknownJob()
    },
  )
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
