import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { countOpenOrderAlerts } from './order-alerts.queries.ts'
import { orderLimitRoutes } from './order-limits.routes.ts'
import { cachedLimits } from './order-limits.service.ts'
import { orderLimitStaffRoutes } from './order-limits.staff.routes.ts'

export function orderLimitsFeature(shop: Shop): Feature {
  return {
    name: 'order-limits',
    caches: [cachedLimits(shop)],
    handlers: { ...orderLimitRoutes(shop), ...orderLimitStaffRoutes(shop) },
    waiting: [
      {
        name: 'unusual-orders',
        permission: 'orders.read',
        path: '/orders/unusual',
        count: countOpenOrderAlerts,
      },
    ],
  }
}
