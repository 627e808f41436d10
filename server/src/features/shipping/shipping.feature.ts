import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { deliversAnywhere } from './shipping.queries.ts'
import { shippingRoutes } from './shipping.routes.ts'
import { cachedZones } from './shipping.service.ts'
import { countryStaffRoutes } from './staff/countries.staff.routes.ts'
import { zoneStaffRoutes } from './staff/zones.staff.routes.ts'

export function shippingFeature(shop: Shop): Feature {
  return {
    name: 'shipping',
    caches: [cachedZones(shop)],
    setup: [{ step: 'delivery', isDone: deliversAnywhere }],
    handlers: { ...shippingRoutes(shop), ...zoneStaffRoutes(shop), ...countryStaffRoutes(shop) },
  }
}
