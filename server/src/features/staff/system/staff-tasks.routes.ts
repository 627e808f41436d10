import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffTasks } from './staff-tasks.service.ts'

export const staffTaskRoutes = (tasks: StaffTasks): Handlers => ({
  'staff.tasks': async ({ session }) => ({ success: true, tasks: await tasks.list(session) }),
})
