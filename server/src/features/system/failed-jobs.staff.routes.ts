import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffFailedJobs } from './failed-jobs.staff.service.ts'

export const failedJobStaffRoutes = (failedJobs: StaffFailedJobs): Handlers => ({
  'staff.failed-jobs': async ({ query }) => ({
    success: true,
    ...(await failedJobs.list(query.page)),
  }),
  'staff.failed-job-replay': async ({ session, params }) => {
    await failedJobs.replay(session, params.id)
    return { success: true, message: 'The job is being retried' }
  },
  'staff.failed-jobs-replay': async ({ session }) => {
    const count = await failedJobs.replayAll(session)
    return {
      success: true,
      message: count === 1 ? '1 job is being retried' : `${count} jobs are being retried`,
    }
  },
  'staff.failed-job-drop': async ({ session, params }) => {
    await failedJobs.drop(session, params.id)
    return { success: true, message: 'Dismissed' }
  },
})
