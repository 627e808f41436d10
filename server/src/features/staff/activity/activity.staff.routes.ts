import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { activityPage, exportActivity } from './activity.staff.service.ts'

export const activityRoutes = (shop: Shop): Handlers => ({
  'staff.activity': async ({ query }) => ({ success: true, ...(await activityPage(shop, query)) }),
  'staff.activity-export': async ({ session, body }) => ({
    success: true,
    ...(await exportActivity(shop, session, body)),
  }),
})
