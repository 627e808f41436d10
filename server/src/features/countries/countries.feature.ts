import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { countryRoutes } from './countries.routes.ts'
import { offeredCountries } from './countries.service.ts'

export function countriesFeature(shop: Shop): Feature {
  offeredCountries(shop)
  return { name: 'countries', handlers: countryRoutes(shop) }
}
