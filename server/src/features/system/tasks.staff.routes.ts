import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { listStaffTasks, uploadStorage } from './tasks.staff.service.ts'

export const taskStaffRoutes = (shop: Shop): Handlers => ({
  'staff.tasks': async () => ({
    success: true,
    tasks: await listStaffTasks(shop),
    storage: await uploadStorage(shop),
  }),
})
