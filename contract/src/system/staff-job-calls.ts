import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery } from '../paging.ts'

/** Background jobs that failed for good, such as a refused email or an unreachable partner. */
export const failedJob = z.object({
  _id: z.string(),
  /** The event that started the job, such as 'order-placed'. */
  name: z.string(),
  /** IDs of its subject, by name. */
  about: z.record(z.string(), z.string()),
  /** The error, as in the log. */
  reason: z.string(),
  tries: z.number().int(),
  enqueuedAt: z.number(),
  failedAt: z.number(),
})
export type StaffFailedJob = z.output<typeof failedJob>

const id = z.object({ id: z.string().max(64) })
const refusals = ['staff.job-unknown']

export const staffJobCalls = {
  'staff.failed-jobs': defineCall({
    method: 'GET',
    path: '/api/admin/failed-jobs',
    access: 'staff',
    permission: 'jobs.manage',
    summary: 'Lists background jobs that failed for good, newest failure first.',
    request: { query: z.object({ page: pageInQuery }) },
    response: listPage({ jobs: z.array(failedJob) }),
    refusals: [],
  }),
  'staff.failed-job-replay': defineCall({
    method: 'POST',
    path: '/api/admin/failed-jobs/:id/replay',
    access: 'staff',
    permission: 'jobs.manage',
    summary: 'Retries a failed job.',
    request: { params: id },
    response: success({ message: z.string() }),
    refusals,
  }),
  'staff.failed-jobs-replay': defineCall({
    method: 'POST',
    path: '/api/admin/failed-jobs/replay',
    access: 'staff',
    permission: 'jobs.manage',
    summary: 'Retries all failed jobs, for example after a mail server outage.',
    request: {},
    response: success({ message: z.string() }),
    refusals: [],
  }),
  'staff.failed-job-drop': defineCall({
    method: 'DELETE',
    path: '/api/admin/failed-jobs/:id',
    access: 'staff',
    permission: 'jobs.manage',
    summary: 'Dismisses a failed job without retrying it.',
    request: { params: id },
    response: success({ message: z.string() }),
    refusals,
  }),
}
