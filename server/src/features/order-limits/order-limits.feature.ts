import type { Feature } from '../../platform/feature.ts'
import { createStaffOrderAlerts } from './order-alerts.staff.service.ts'
import { orderLimitRoutes } from './order-limits.routes.ts'
import { orderLimitStaffRoutes } from './order-limits.staff.routes.ts'
import { createStaffOrderLimits } from './order-limits.staff.service.ts'

type Deps = Parameters<typeof createStaffOrderLimits>[0] & Parameters<typeof createStaffOrderAlerts>[0]

export const orderLimitsFeature = (deps: Deps): Feature => ({
  name: 'order-limits',
  handlers: {
    ...orderLimitRoutes(deps.orderLimits),
    ...orderLimitStaffRoutes({
      limits: createStaffOrderLimits(deps),
      alerts: createStaffOrderAlerts(deps),
    }),
  },
})
