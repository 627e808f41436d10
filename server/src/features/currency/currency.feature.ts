import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { currencyRoutes } from './currency.routes.ts'
import { cachedCurrencies } from './currency.service.ts'
import { currencyStaffRoutes } from './currency.staff.routes.ts'
import { refreshRates } from './rate-refresh.service.ts'

export function currencyFeature(shop: Shop): Feature {
  return {
    name: 'currency',
    caches: [cachedCurrencies(shop)],
    handlers: { ...currencyRoutes(shop), ...currencyStaffRoutes(shop) },
    tasks: [{ name: 'refresh-exchange-rates', rhythm: 'every-night', run: () => refreshRates(shop) }],
  }
}
