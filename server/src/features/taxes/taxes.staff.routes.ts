import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { knownCountries } from '../countries/index.ts'
import { setTaxes, storedTaxes } from './taxes.service.ts'

export const taxesStaffRoutes = (shop: Shop): Handlers => ({
  'staff.taxes': async () => ({
    success: true,
    ...(await storedTaxes(shop)),
    countries: knownCountries.map(({ code, name }) => ({ code, name })),
  }),
  'staff.taxes-set': async ({ session, body }) => ({
    success: true,
    ...(await setTaxes(shop, session, body)),
    message: 'Saved. It applies to orders that are placed from now on.',
  }),
})
