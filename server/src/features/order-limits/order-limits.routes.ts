import type { Handlers } from '../../platform/http/handlers.ts'
import type { OrderLimits } from './order-limits.service.ts'

export const orderLimitRoutes = (orderLimits: Pick<OrderLimits, 'current'>): Handlers => ({
  'order-limits.current': async () => ({
    success: true,
    unitsPerLine: orderLimits.current().unitsPerLine,
  }),
})
