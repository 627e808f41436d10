import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { shippingRoutes } from './shipping.routes.ts'
import { homeZones } from './shipping.service.ts'
import { countryStaffRoutes } from './staff/countries.staff.routes.ts'
import { zoneStaffRoutes } from './staff/zones.staff.routes.ts'

export function shippingFeature(shop: Shop): Feature {
  homeZones(shop)
  return {
    name: 'shipping',
    handlers: { ...shippingRoutes(shop), ...zoneStaffRoutes(shop), ...countryStaffRoutes(shop) },
  }
}
