import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { countryDetails, offeredCountries, statesOfCountry, validatePostalCode } from './countries.service.ts'

export const countryRoutes = (shop: Shop): Handlers => ({
  'countries.list': async () => ({ success: true, countries: [...offeredCountries(shop)] }),
  'countries.states': async ({ params }) => ({ success: true, states: [...statesOfCountry(params.code)] }),
  'countries.details': async ({ params }) => ({ success: true, country: countryDetails(params.code) }),
  'countries.validate-postal-code': async ({ body }) => ({
    success: true,
    ...validatePostalCode(body.countryCode, body.postalCode, {
      state: body.stateCode,
      district: body.district,
    }),
  }),
})
