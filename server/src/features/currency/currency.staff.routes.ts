import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { addCurrency, editCurrency, listStaffCurrencies } from './currency.staff.service.ts'

export const currencyStaffRoutes = (shop: Shop): Handlers => ({
  'staff.currencies': async () => ({
    success: true,
    ...(await listStaffCurrencies(shop)),
  }),
  'staff.currency-add': async ({ session, body }) => ({
    success: true,
    currencies: await addCurrency(shop, session, body),
    message: `${body.code} added`,
  }),
  'staff.currency-edit': async ({ session, params, body }) => ({
    success: true,
    currencies: await editCurrency(shop, session, params.code, body),
    message: `${params.code} saved`,
  }),
})
