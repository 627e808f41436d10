import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { listStaffConsents } from './consent.service.ts'

export const consentStaffRoutes = (shop: Shop): Handlers => ({
  'staff.consents': async ({ query }) => ({
    success: true,
    ...(await listStaffConsents(shop, query)),
  }),
})
