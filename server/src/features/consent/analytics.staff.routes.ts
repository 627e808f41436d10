import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { setTracking, storedTracking } from './analytics.service.ts'

export const analyticsStaffRoutes = (shop: Shop): Handlers => ({
  'staff.analytics': async () => {
    const { ids, version } = await storedTracking(shop)
    return { success: true, ids, version }
  },
  'staff.analytics-set': async ({ session, body }) => {
    const { ids, version } = await setTracking(shop, session, body)
    return { success: true, ids, version, message: 'Saved. Pages that open from now on use it.' }
  },
})
