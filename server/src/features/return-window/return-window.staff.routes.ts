import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { setReturnWindow, storedReturnWindow } from './return-window.service.ts'

export const returnWindowStaffRoutes = (shop: Shop): Handlers => ({
  'staff.return-window': async () => ({ success: true, ...(await storedReturnWindow(shop)) }),
  'staff.return-window-set': async ({ session, body }) => ({
    success: true,
    ...(await setReturnWindow(shop, session, body)),
    message: 'Saved. It applies to orders that are delivered from now on.',
  }),
})
