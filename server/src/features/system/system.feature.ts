import type { Feature } from '../../platform/feature.ts'
import { failedJobStaffRoutes } from './failed-jobs.staff.routes.ts'
import { createStaffFailedJobs } from './failed-jobs.staff.service.ts'
import { taskStaffRoutes } from './tasks.staff.routes.ts'
import { createStaffTasks } from './tasks.staff.service.ts'

type Deps = Parameters<typeof createStaffFailedJobs>[0] & Parameters<typeof createStaffTasks>[0]

export const systemFeature = (deps: Deps): Feature => ({
  name: 'system',
  handlers: {
    ...failedJobStaffRoutes(createStaffFailedJobs(deps)),
    ...taskStaffRoutes(createStaffTasks(deps)),
  },
})
