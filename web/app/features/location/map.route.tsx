import type { MapSource } from '@first-fashion/contract/location/calls'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { postToCheckout } from './map-messages.ts'
import type { Spot } from './pin.ts'
import 'leaflet/dist/leaflet.css'
import './location-words.ts'

/** The map alone, for an iframe in the checkout. Only this page may load what the map needs. */
export default function MapPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const place = useRef<HTMLElement>(null)
  const latitude = Number(query.get('lat') ?? Number.NaN)
  const longitude = Number(query.get('lng') ?? Number.NaN)
  useEffect(() => {
    const element = place.current
    if (element === null || !isOnEarth({ latitude, longitude })) return
    let cleanUp = () => {}
    let isGone = false
    void show(element, { latitude, longitude }, t('location:pin')).then((down) => {
      if (isGone) down()
      else cleanUp = down
    })
    return () => {
      isGone = true
      cleanUp()
    }
  }, [latitude, longitude, t])
  return (
    <>
      <title>{t('location:map')}</title>
      <meta name="robots" content="noindex" />
      <main ref={place} id="content" aria-label={t('location:map')} className="h-screen w-full bg-sand" />
    </>
  )
}

const isOnEarth = ({ latitude, longitude }: Spot): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

const nothing = () => {}

/** Shows the configured map; returns its cleanup. */
async function show(element: HTMLElement, spot: Spot, pinLabel: string): Promise<() => void> {
  const onMove = (moved: Spot) => postToCheckout({ kind: 'moved', ...moved })
  const source = await mapSource()
  if (source.kind === 'tiles') {
    const { showTileMap } = await import('./tile-map.ts')
    const onFailure = () => postToCheckout({ kind: 'failed', reason: 'none' })
    return showTileMap(element, { ...source, spot, pinLabel, onMove, onFailure })
  }
  if (source.kind === 'google') {
    const { showGoogleMap } = await import('./google-map.ts')
    const onFailure = (reason: 'script' | 'map') => postToCheckout({ kind: 'failed', reason })
    await showGoogleMap(element, { ...source, spot, pinLabel, onMove, onFailure })
    return nothing
  }
  postToCheckout({ kind: 'failed', reason: 'none' })
  return nothing
}

async function mapSource(): Promise<MapSource> {
  const answer = await api('location.map')
  return answer.ok ? answer.value.map : { kind: 'none' }
}
