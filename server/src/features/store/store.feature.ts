import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { logosAmong } from './logo.service.ts'
import { storeRoutes } from './store.routes.ts'
import { cachedStore } from './store.service.ts'
import { storeStaffRoutes } from './store.staff.routes.ts'

export function storeFeature(shop: Shop): Feature {
  return {
    name: 'store',
    caches: [cachedStore(shop)],
    uploads: [{ kind: 'store-logo', ownedAmong: logosAmong }],
    handlers: { ...storeRoutes(shop), ...storeStaffRoutes(shop) },
  }
}
