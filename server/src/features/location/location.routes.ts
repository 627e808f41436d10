import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import type { Locations } from './location.service.ts'

export interface LocationRoutesDeps extends Shop {
  readonly locations: Locations
}

export const locationRoutes = ({ locations, mapSource }: LocationRoutesDeps): Handlers => ({
  'location.detect': async ({ body }) => ({ success: true, ...(await locations.detect(body)) }),
  'location.track-action': async ({ body }) => {
    await locations.track(body)
    return { success: true }
  },
  'location.map': async () => ({ success: true, map: mapSource, canDetect: locations.canDetect }),
})
