import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { listStaffCountries, setCountryDelivered } from './countries.staff.service.ts'

export const countryStaffRoutes = (shop: Shop): Handlers => ({
  'staff.countries': async ({ query }) => ({
    success: true,
    ...(await listStaffCountries(shop, query)),
  }),
  'staff.country-set': async ({ session, params, body }) => {
    const country = await setCountryDelivered(shop, session, params.code, body.isDelivered)
    const message = body.isDelivered
      ? `${country.name} is available at checkout`
      : `${country.name} is no longer available at checkout`
    return { success: true, country, message }
  },
})
