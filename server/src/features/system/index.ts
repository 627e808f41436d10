/** The front door of the system: what runs in the background, and what failed there. */
export { failedJobStaffRoutes } from './failed-jobs.staff.routes.ts'
export { createStaffFailedJobs } from './failed-jobs.staff.service.ts'
export { taskStaffRoutes } from './tasks.staff.routes.ts'
export { createStaffTasks } from './tasks.staff.service.ts'
