import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { activeCurrencies, currencyInCountry, findSavedCurrency, saveCurrency } from './currency.service.ts'

export const currencyRoutes = (shop: Shop): Handlers => ({
  'currency.active': async () => ({ success: true, currencies: activeCurrencies(shop) }),
  'currency.by-location': async ({ params }) => ({
    success: true,
    currency: await currencyInCountry(shop, params.countryCode),
  }),
  'currency.user': async ({ session }) => ({
    success: true,
    currency: await findSavedCurrency(shop, session.customerId),
  }),
  'currency.user-set': async ({ session, body }) => ({
    success: true,
    currency: await saveCurrency(shop, session.customerId, body.currencyCode),
  }),
})
