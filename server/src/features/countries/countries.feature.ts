import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { countryRoutes } from './countries.routes.ts'
import { cachedOff } from './countries.service.ts'

export function countriesFeature(shop: Shop): Feature {
  return { name: 'countries', caches: [cachedOff(shop)], handlers: countryRoutes(shop) }
}
