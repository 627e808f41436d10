import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { returnWindowRoutes } from './return-window.routes.ts'
import { cachedDays } from './return-window.service.ts'
import { returnWindowStaffRoutes } from './return-window.staff.routes.ts'

export function returnWindowFeature(shop: Shop): Feature {
  return {
    name: 'return-window',
    caches: [cachedDays(shop)],
    handlers: { ...returnWindowRoutes(shop), ...returnWindowStaffRoutes(shop) },
  }
}
