import type { Feature } from '../../platform/feature.ts'
import { currencyRoutes } from './currency.routes.ts'
import type { Currencies } from './currency.service.ts'
import { currencyStaffRoutes } from './currency.staff.routes.ts'
import { createStaffCurrencies } from './currency.staff.service.ts'
import { createRateRefresh, type RateRefreshDeps } from './rate-refresh.service.ts'

type Deps = Omit<Parameters<typeof createStaffCurrencies>[0], 'rateRefresh'> &
  RateRefreshDeps & { readonly currencies: Currencies }

export function currencyFeature(deps: Deps): Feature {
  const rateRefresh = createRateRefresh(deps)
  return {
    name: 'currency',
    handlers: {
      ...currencyRoutes(deps.currencies),
      ...currencyStaffRoutes(createStaffCurrencies({ ...deps, rateRefresh })),
    },
    tasks: [{ name: 'refresh-exchange-rates', rhythm: 'every-night', run: () => rateRefresh.refreshDaily() }],
  }
}
