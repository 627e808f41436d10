import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { currentOrderLimits } from './order-limits.service.ts'

export const orderLimitRoutes = (shop: Shop): Handlers => ({
  'order-limits.current': async () => ({
    success: true,
    unitsPerLine: currentOrderLimits(shop).unitsPerLine,
  }),
})
