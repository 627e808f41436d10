import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { exportSubscribers, listStaffSubscribers } from './newsletter.staff.service.ts'

export const subscriberStaffRoutes = (shop: Shop): Handlers => ({
  'staff.subscribers': async ({ query }) => ({
    success: true,
    ...(await listStaffSubscribers(shop, query)),
  }),
  'staff.subscribers-export': async ({ session, body }) => ({
    success: true,
    ...(await exportSubscribers(shop, session, body)),
  }),
})
