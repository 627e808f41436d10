import type { Feature } from '../../platform/feature.ts'
import { countryRoutes } from './countries.routes.ts'
import type { Countries } from './countries.service.ts'

export const countriesFeature = ({ countries }: { readonly countries: Countries }): Feature => ({
  name: 'countries',
  handlers: countryRoutes(countries),
})
