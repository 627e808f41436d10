import './location-words.ts'
import type { DetectedLocation, FoundAddress } from '@first-fashion/contract/location/calls'
import { Button, Checkbox, Notice, Spinner } from '@first-fashion/ui'
import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { type MapMessage, mapMessageIn } from './map-messages.ts'
import { type CartItems, useDetection } from './use-detection.ts'

interface PanelProps {
  /** Whether the form has an address already: then it is filled in only on request. */
  readonly hasAddress: boolean
  readonly cartItems: CartItems
  readonly onFill: (address: FoundAddress, location: DetectedLocation) => void
  /** Restores the form's previous values. */
  readonly onDecline: () => void
  /** Whether the shopper allows storing the location. */
  readonly onConsent: (maySave: boolean) => void
}

/** A link that finds the address; then the map, what was found and its actions. */
export default function LocationPanel(props: PanelProps) {
  const { t } = useTranslation()
  const finding = useFinding(props)
  const { detection, isByMap, choose } = finding
  return (
    <fieldset data-state={detection.state} className="flex flex-col gap-3">
      <legend className="sr-only">{t('location:mode')}</legend>
      <Button variant="link" aria-expanded={isByMap} className="self-start" onClick={() => choose(!isByMap)}>
        <LocateFixed aria-hidden="true" size={18} />
        {t('location:byMap')}
      </Button>
      {isByMap ? <OnMap {...finding} /> : null}
    </fieldset>
  )
}

/** The detection of the address, step by step. */
function useFinding({ hasAddress, cartItems, onFill, onDecline, onConsent }: PanelProps) {
  const [isByMap, setByMap] = useState(false)
  const [maySave, setMaySave] = useState(false)
  /** Each detection creates a new map, also after a failed one. */
  const [shown, setShown] = useState<{ readonly nth: number; readonly at: DetectedLocation['coordinates'] }>()
  const [isFilled, setFilled] = useState(false)
  const { detection, find, ask, reset } = useDetection(maySave, cartItems)
  const fill = (location: DetectedLocation, action: 'address_auto_filled' | 'address_used') => {
    onFill(location.address, location)
    setFilled(true)
    track(location, action)
  }
  const start = async (asking: 'automatic' | 'manual') => {
    setFilled(false)
    const location = await find(asking)
    if (location === undefined) return
    setShown((before) => ({ nth: (before?.nth ?? 0) + 1, at: location.coordinates }))
    if (!hasAddress) fill(location, 'address_auto_filled')
  }
  const move = (spot: { latitude: number; longitude: number }) => {
    setFilled(false)
    void ask(spot)
  }
  const consent = async (maySave: boolean) => {
    setMaySave(maySave)
    onConsent(maySave)
    // The consent applies to the location that is already on the screen.
    if (!maySave || detection.state !== 'detected') return
    const location = await ask(detection.location.coordinates, true)
    if (location !== undefined && isFilled) track(location, 'address_auto_filled')
  }
  const choose = (byMap: boolean) => {
    setByMap(byMap)
    if (byMap) return void start('automatic')
    setShown(undefined)
    reset()
  }
  return { detection, isByMap, maySave, shown, isFilled, fill, start, move, consent, choose, onDecline }
}

/** The map, and the address that was found there. */
function OnMap(finding: ReturnType<typeof useFinding>) {
  const { t } = useTranslation()
  const { detection, maySave, shown, isFilled, fill, start, move, consent } = finding
  return (
    <>
      <Checkbox
        label={t('location:consent')}
        checked={maySave}
        onChange={(event) => void consent(event.target.checked)}
      />
      {shown === undefined ? null : <MapFrame key={shown.nth} {...shown.at} onMove={move} />}
      {detection.state === 'detecting' ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner /> {t('location:detecting')}
        </p>
      ) : null}
      {detection.state === 'error' ? <Notice>{detection.message}</Notice> : null}
      {detection.state === 'detected' ? (
        <Found
          {...detection}
          isFilled={isFilled}
          onUse={() => fill(detection.location, 'address_used')}
          onDecline={() => {
            if (isFilled) finding.onDecline()
            track(detection.location, 'address_declined')
            finding.choose(false)
          }}
        />
      ) : null}
      <div>
        <Button
          variant="link"
          disabled={detection.state === 'detecting'}
          onClick={() => void start('manual')}
        >
          {t('location:again')}
        </Button>
      </div>
    </>
  )
}

interface FoundProps {
  readonly location: DetectedLocation
  readonly recommendations: readonly { readonly type: string; readonly message: string }[]
  readonly isFilled: boolean
  readonly onUse: () => void
  readonly onDecline: () => void
}

function Found({ location, recommendations, isFilled, onUse, onDecline }: FoundProps) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { deliveryFee, estimatedDays, isDeliveryAvailable } = location.deliveryInfo
  const { min, max } = estimatedDays
  const days = min === max ? t('location:days', { count: max }) : t('location:dayRange', { min, max })
  return (
    <div className="border border-border bg-paper p-4">
      <p role="status" className="font-medium wrap-anywhere">
        {t('location:found', { address: location.address.formattedAddress })}
      </p>
      <p className="text-small">
        {isDeliveryAvailable
          ? t('location:delivery', { amount: price(deliveryFee), days })
          : t('location:noDelivery')}
      </p>
      <ul className="mt-2 flex flex-col gap-1 text-small text-timber">
        {recommendations.map(({ type, message }) => (
          <li key={`${type} ${message}`}>{message}</li>
        ))}
      </ul>
      {isFilled ? <p className="mt-2 text-small text-leaf">{t('location:filled')}</p> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onUse}>
          {t('location:use')}
        </Button>
        <Button variant="link" onClick={onDecline}>
          {t('location:decline')}
        </Button>
      </div>
    </div>
  )
}

/** Sent only for locations stored with consent; nothing waits for it. */
function track(
  { locationId }: DetectedLocation,
  action: 'address_auto_filled' | 'address_used' | 'address_declined',
) {
  if (locationId !== null) void api('location.track-action', { body: { locationId, action, data: {} } })
}

interface FrameProps {
  readonly latitude: number
  readonly longitude: number
  readonly onMove: (spot: { readonly latitude: number; readonly longitude: number }) => void
}

/** The map in an iframe: only its page may load third-party scripts and images. */
function MapFrame({ latitude, longitude, onMove }: FrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [failed, setFailed] = useState<Extract<MapMessage, { kind: 'failed' }>['reason']>()
  const move = useRef(onMove)
  move.current = onMove
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      const message = mapMessageIn(data)
      if (message?.kind === 'moved') move.current(message)
      if (message?.kind === 'failed') setFailed(message.reason)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  if (failed !== undefined)
    return (
      <p role={failed === 'none' ? 'status' : 'alert'} className="text-small text-timber">
        {t(
          failed === 'none'
            ? 'location:noMap'
            : failed === 'script'
              ? 'location:mapScript'
              : 'location:mapFailed',
        )}
      </p>
    )
  return (
    <iframe
      ref={frame}
      title={t('location:map')}
      src={paths.checkoutMap(latitude, longitude)}
      className="h-72 w-full border border-border bg-sand"
    />
  )
}
