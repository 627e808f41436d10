import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffCountries } from './countries.staff.service.ts'

export const countryStaffRoutes = (countries: StaffCountries): Handlers => ({
  'staff.countries': async ({ query }) => ({
    success: true,
    ...(await countries.list(query)),
  }),
  'staff.country-set': async ({ session, params, body }) => {
    const country = await countries.set(session, params.code, body.isDelivered)
    const message = body.isDelivered
      ? `${country.name} is available at checkout`
      : `${country.name} is no longer available at checkout`
    return { success: true, country, message }
  },
})
