import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffCurrencies } from './currency.staff.service.ts'

export const currencyStaffRoutes = (currencies: StaffCurrencies): Handlers => ({
  'staff.currencies': async () => ({
    success: true,
    ...(await currencies.list()),
  }),
  'staff.currency-add': async ({ session, body }) => ({
    success: true,
    currencies: await currencies.add(session, body),
    message: `${body.code} added`,
  }),
  'staff.currency-edit': async ({ session, params, body }) => ({
    success: true,
    currencies: await currencies.edit(session, params.code, body),
    message: `${params.code} saved`,
  }),
})
