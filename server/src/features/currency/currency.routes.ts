import type { Handlers } from '../../platform/http/handlers.ts'
import type { Currencies } from './currency.service.ts'

export const currencyRoutes = (currencies: Currencies): Handlers => ({
  'currency.active': async () => ({ success: true, currencies: currencies.active() }),
  'currency.by-location': async ({ params }) => ({
    success: true,
    currency: await currencies.byCountry(params.countryCode),
  }),
  'currency.user': async ({ session }) => ({
    success: true,
    currency: await currencies.ofCustomer(session.customerId),
  }),
  'currency.user-set': async ({ session, body }) => ({
    success: true,
    currency: await currencies.setOfCustomer(session.customerId, body.currencyCode),
  }),
})
