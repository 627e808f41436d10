import type { MapSource } from '@first-fashion/contract/location/calls'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Locations } from './location.service.ts'

export interface LocationRoutesDeps {
  readonly locations: Locations
  readonly mapSource: MapSource
}

export const locationRoutes = ({ locations, mapSource }: LocationRoutesDeps): Handlers => ({
  'location.detect': async ({ body }) => ({ success: true, ...(await locations.detect(body)) }),
  'location.track-action': async ({ body }) => {
    await locations.track(body)
    return { success: true }
  },
  'location.map': async () => ({ success: true, map: mapSource, canDetect: locations.canDetect }),
})
