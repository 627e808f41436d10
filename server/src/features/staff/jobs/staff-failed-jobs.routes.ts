import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffFailedJobs } from './staff-failed-jobs.service.ts'

export const staffFailedJobRoutes = (failedJobs: StaffFailedJobs): Handlers => ({
  'staff.failed-jobs': async ({ session, query }) => ({
    success: true,
    ...(await failedJobs.list(session, query.page)),
  }),
  'staff.failed-job-replay': async ({ session, params }) => {
    await failedJobs.replay(session, params.id)
    return { success: true, message: 'It is being tried again' }
  },
  'staff.failed-jobs-replay': async ({ session }) => {
    const count = await failedJobs.replayAll(session)
    return {
      success: true,
      message: count === 1 ? '1 job is being tried again' : `${count} jobs are being tried again`,
    }
  },
  'staff.failed-job-drop': async ({ session, params }) => {
    await failedJobs.drop(session, params.id)
    return { success: true, message: 'Taken off the list' }
  },
})
