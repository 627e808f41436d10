import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { failedJobStaffRoutes } from './failed-jobs.staff.routes.ts'
import { taskStaffRoutes } from './tasks.staff.routes.ts'

export const systemFeature = (shop: Shop): Feature => ({
  name: 'system',
  handlers: { ...failedJobStaffRoutes(shop), ...taskStaffRoutes(shop) },
})
