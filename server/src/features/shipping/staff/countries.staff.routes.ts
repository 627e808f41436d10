import type { Handlers } from '../../../platform/http/handlers.ts'
import {
  listStaffCountries,
  type StaffCountriesDeps,
  setCountryDelivered,
} from './countries.staff.service.ts'

export const countryStaffRoutes = (deps: StaffCountriesDeps): Handlers => ({
  'staff.countries': async ({ query }) => ({
    success: true,
    ...(await listStaffCountries(deps, query)),
  }),
  'staff.country-set': async ({ session, params, body }) => {
    const country = await setCountryDelivered(deps, session, params.code, body.isDelivered)
    const message = body.isDelivered
      ? `${country.name} is available at checkout`
      : `${country.name} is no longer available at checkout`
    return { success: true, country, message }
  },
})
