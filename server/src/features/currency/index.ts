/** The front door of currencies: which ones prices can be shown and charged in. */
export type { RatedCurrency } from './currency.queries.ts'
export { currencyRoutes } from './currency.routes.ts'
export { type Currencies, createCurrencies } from './currency.service.ts'
export { currencyStaffRoutes } from './currency.staff.routes.ts'
export { createStaffCurrencies } from './currency.staff.service.ts'
export { createRateRefresh, type RateRefresh } from './rate-refresh.service.ts'
