import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { usedKeys } from './partner-keys.service.ts'
import { partnerKeysStaffRoutes } from './partner-keys.staff.routes.ts'

export const partnerKeysFeature = (shop: Shop): Feature => ({
  name: 'partner-keys',
  caches: [usedKeys(shop)],
  handlers: partnerKeysStaffRoutes(shop),
})
