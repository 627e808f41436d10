import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { chooseRhythm, ownRhythm } from './order-notices.service.ts'

export const orderNoticesStaffRoutes = (shop: Shop): Handlers => ({
  'staff.order-notices': async ({ session }) => ({ success: true, rhythm: await ownRhythm(shop, session) }),
  'staff.order-notices-set': async ({ session, body: { rhythm } }) => {
    await chooseRhythm(shop, session, rhythm)
    return { success: true, rhythm, message: 'Saved' }
  },
})
