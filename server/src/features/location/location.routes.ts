import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { detectLocation, trackLocationAction } from './location.service.ts'

export const locationRoutes = (shop: Shop): Handlers => ({
  'location.detect': async ({ body }) => ({ success: true, ...(await detectLocation(shop, body)) }),
  'location.track-action': async ({ body }) => {
    await trackLocationAction(shop, body)
    return { success: true }
  },
  'location.map': async () => ({ success: true, map: shop.mapSource, canDetect: shop.geocoder !== null }),
})
