import type { Feature } from '../../platform/feature.ts'
import { currencyRoutes } from './currency.routes.ts'
import type { Currencies } from './currency.service.ts'
import { currencyStaffRoutes } from './currency.staff.routes.ts'
import { createStaffCurrencies } from './currency.staff.service.ts'
import type { RateRefresh } from './rate-refresh.service.ts'

type Deps = Parameters<typeof createStaffCurrencies>[0] & {
  readonly currencies: Currencies
  readonly rateRefresh: RateRefresh
}

export const currencyFeature = (deps: Deps): Feature => ({
  name: 'currency',
  handlers: {
    ...currencyRoutes(deps.currencies),
    ...currencyStaffRoutes(createStaffCurrencies(deps)),
  },
  tasks: [
    { name: 'refresh-exchange-rates', rhythm: 'every-night', run: () => deps.rateRefresh.refreshDaily() },
  ],
})
