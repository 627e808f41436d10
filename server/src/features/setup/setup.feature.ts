import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { setupStaffRoutes } from './setup.staff.routes.ts'

export const setupFeature = (shop: Shop): Feature => ({
  name: 'setup',
  handlers: setupStaffRoutes(shop),
})
