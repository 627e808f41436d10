import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { currentReturnDays } from './return-window.service.ts'

export const returnWindowRoutes = (shop: Shop): Handlers => ({
  'return-window.current': async () => ({ success: true, days: currentReturnDays(shop) }),
})
