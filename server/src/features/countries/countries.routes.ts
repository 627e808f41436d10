import type { Handlers } from '../../platform/http/handlers.ts'
import type { Countries } from './countries.service.ts'

export const countryRoutes = (countries: Countries): Handlers => ({
  'countries.list': async () => ({ success: true, countries: [...countries.list()] }),
  'countries.states': async ({ params }) => ({ success: true, states: [...countries.states(params.code)] }),
  'countries.details': async ({ params }) => ({ success: true, country: countries.details(params.code) }),
  'countries.validate-postal-code': async ({ body }) => ({
    success: true,
    ...countries.validatePostalCode(body.countryCode, body.postalCode, {
      state: body.stateCode,
      district: body.district,
    }),
  }),
})
