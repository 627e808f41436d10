import { icon, map as leafletMap, marker, tileLayer } from 'leaflet'
import { mapZoom, pinUrl, type Spot } from './pin.ts'

interface TileMapOptions {
  readonly url: string
  readonly attribution: string
  readonly spot: Spot
  readonly pinLabel: string
  readonly onMove: (spot: Spot) => void
  /** No tile could be loaded. */
  readonly onFailure: () => void
}

/** An arrow key moves the pin by this many degrees: about twenty metres. */
const keyStep = 0.0002

/** A tile map with a pin, movable with the mouse or the arrow keys. Returns its cleanup. */
export function showTileMap(element: HTMLElement, options: TileMapOptions): () => void {
  const { url, attribution, spot, pinLabel, onMove, onFailure } = options
  const at: [number, number] = [spot.latitude, spot.longitude]
  const map = leafletMap(element, { center: at, zoom: mapZoom, keyboard: false })
  map.attributionControl.setPrefix(false)
  let hasTile = false
  const tiles = tileLayer(url, { attribution, maxZoom: 19 })
  tiles.on('tileload', () => {
    hasTile = true
  })
  tiles.on('tileerror', () => {
    if (!hasTile) onFailure()
  })
  tiles.addTo(map)
  const pin = marker(at, {
    draggable: true,
    alt: pinLabel,
    icon: icon({ iconUrl: pinUrl, iconSize: [32, 44], iconAnchor: [16, 43] }),
  }).addTo(map)
  const notify = () => {
    const { lat, lng } = pin.getLatLng()
    onMove({ latitude: lat, longitude: lng })
  }
  pin.on('dragend', notify)
  pin.getElement()?.addEventListener('keydown', (event) => {
    const step = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const { lat, lng } = pin.getLatLng()
    pin.setLatLng([lat + (step[0] ?? 0) * keyStep, lng + (step[1] ?? 0) * keyStep])
    notify()
  })
  return () => void map.remove()
}
