import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { setStore, storedStore } from './store.service.ts'

export const storeStaffRoutes = (shop: Shop): Handlers => ({
  'staff.store-name': async () => ({
    success: true,
    name: shop.store().name,
    isRehearsal: shop.isRehearsal === true,
  }),
  'staff.store': async () => ({ success: true, ...(await storedStore(shop)) }),
  'staff.store-set': async ({ session, body }) => ({
    success: true,
    ...(await setStore(shop, session, body)),
    message: 'Saved. All pages, emails and documents show it from now on.',
  }),
})
