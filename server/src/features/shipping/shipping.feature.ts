import type { Feature } from '../../platform/feature.ts'
import { shippingRoutes } from './shipping.routes.ts'
import { homeZones } from './shipping.service.ts'
import { countryStaffRoutes } from './staff/countries.staff.routes.ts'
import type { StaffCountriesDeps } from './staff/countries.staff.service.ts'
import { zoneStaffRoutes } from './staff/zones.staff.routes.ts'

export function shippingFeature(deps: StaffCountriesDeps): Feature {
  homeZones(deps)
  return {
    name: 'shipping',
    handlers: { ...shippingRoutes(deps), ...zoneStaffRoutes(deps), ...countryStaffRoutes(deps) },
  }
}
