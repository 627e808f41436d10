import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { dropJob, listStaffFailedJobs, replayAllJobs, replayJob } from './failed-jobs.staff.service.ts'

export const failedJobStaffRoutes = (shop: Shop): Handlers => ({
  'staff.failed-jobs': async ({ query }) => ({
    success: true,
    ...(await listStaffFailedJobs(shop, query.page)),
  }),
  'staff.failed-job-replay': async ({ session, params }) => {
    await replayJob(shop, session, params.id)
    return { success: true, message: 'The job is being retried' }
  },
  'staff.failed-jobs-replay': async ({ session }) => {
    const count = await replayAllJobs(shop, session)
    return {
      success: true,
      message: count === 1 ? '1 job is being retried' : `${count} jobs are being retried`,
    }
  },
  'staff.failed-job-drop': async ({ session, params }) => {
    await dropJob(shop, session, params.id)
    return { success: true, message: 'Dismissed' }
  },
})
