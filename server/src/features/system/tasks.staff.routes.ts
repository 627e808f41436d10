import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffTasks } from './tasks.staff.service.ts'

export const taskStaffRoutes = (tasks: StaffTasks): Handlers => ({
  'staff.tasks': async () => ({ success: true, tasks: await tasks.list(), storage: await tasks.storage() }),
})
