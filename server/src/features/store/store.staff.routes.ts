import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { removeLogo, setLogo } from './logo.service.ts'
import { setStore, storedStore } from './store.service.ts'

export const storeStaffRoutes = (shop: Shop): Handlers => ({
  'staff.store-name': async () => ({
    success: true,
    name: shop.store().name,
    logo: shop.store().brand.logo,
    isRehearsal: shop.isRehearsal === true,
  }),
  'staff.store': async () => ({ success: true, ...(await storedStore(shop)) }),
  'staff.store-set': async ({ session, body }) => ({
    success: true,
    ...(await setStore(shop, session, body)),
    message: 'Saved. All pages, emails and documents show it from now on.',
  }),
  'staff.store-logo-set': async ({ session, file, body }) => ({
    success: true,
    ...(await setLogo(shop, session, file, Number(body.version))),
    message: 'The logo is set. All pages, emails and documents show it from now on.',
  }),
  'staff.store-logo-remove': async ({ session, body }) => ({
    success: true,
    ...(await removeLogo(shop, session, body.version)),
    message: 'The logo is removed. The name of the store stands in its place again.',
  }),
})
