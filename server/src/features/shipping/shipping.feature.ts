import type { Feature } from '../../platform/feature.ts'
import { shippingRoutes } from './shipping.routes.ts'
import { countryStaffRoutes } from './staff/countries.staff.routes.ts'
import { createStaffCountries } from './staff/countries.staff.service.ts'
import { zoneStaffRoutes } from './staff/zones.staff.routes.ts'
import { createStaffZones } from './staff/zones.staff.service.ts'

type Deps = Parameters<typeof shippingRoutes>[0] &
  Parameters<typeof createStaffZones>[0] &
  Parameters<typeof createStaffCountries>[0]

export const shippingFeature = (deps: Deps): Feature => ({
  name: 'shipping',
  handlers: {
    ...shippingRoutes(deps),
    ...zoneStaffRoutes(createStaffZones(deps)),
    ...countryStaffRoutes(createStaffCountries(deps)),
  },
})
