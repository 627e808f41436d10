import { mapZoom, type Spot } from './pin.ts'

interface LatLng {
  readonly lat: number
  readonly lng: number
}
interface AdvancedMarker {
  readonly position: LatLng | { lat(): number; lng(): number } | null
  addListener(event: 'dragend', handler: () => void): void
}

/** The parts of Google's map script that we use. */
interface GoogleMaps {
  readonly Map: new (element: HTMLElement, options: { center: LatLng; zoom: number; mapId: string }) => object
  readonly marker: {
    readonly AdvancedMarkerElement: new (options: {
      map: object
      position: LatLng
      gmpDraggable: boolean
      title: string
    }) => AdvancedMarker
  }
}

declare global {
  interface Window {
    google?: { readonly maps: GoogleMaps }
    whenMapsAreThere?: () => void
  }
}

interface GoogleMapOptions {
  readonly scriptUrl: string
  readonly mapId: string
  readonly spot: Spot
  readonly pinLabel: string
  readonly onMove: (spot: Spot) => void
  readonly onFailure: (reason: 'script' | 'map') => void
}

/** Google's map with a movable pin. */
export async function showGoogleMap(element: HTMLElement, options: GoogleMapOptions): Promise<void> {
  const { scriptUrl, mapId, spot, pinLabel, onMove, onFailure } = options
  const maps = await loadMaps(scriptUrl)
  if (maps === undefined) return onFailure('script')
  try {
    const position = { lat: spot.latitude, lng: spot.longitude }
    const map = new maps.Map(element, { center: position, zoom: mapZoom, mapId })
    const pin = new maps.marker.AdvancedMarkerElement({ map, position, gmpDraggable: true, title: pinLabel })
    pin.addListener('dragend', () => {
      const moved = spotOf(pin.position)
      if (moved !== undefined) onMove(moved)
    })
  } catch {
    onFailure('map')
  }
}

/** The script's own objects, or undefined when it could not be loaded. */
const loadMaps = (scriptUrl: string): Promise<GoogleMaps | undefined> =>
  new Promise((answer) => {
    window.whenMapsAreThere = () => answer(window.google?.maps)
    const script = document.createElement('script')
    script.src = `${scriptUrl}&loading=async&callback=whenMapsAreThere`
    script.async = true
    script.addEventListener('error', () => answer(undefined))
    document.head.append(script)
  })

function spotOf(position: AdvancedMarker['position']): Spot | undefined {
  if (position === null) return undefined
  const { lat, lng } = position
  return {
    latitude: typeof lat === 'function' ? lat() : lat,
    longitude: typeof lng === 'function' ? lng() : lng,
  }
}
