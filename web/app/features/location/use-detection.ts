import type { BodyOf, Calls } from '@first-fashion/contract'
import type { DetectedLocation, Recommendation } from '@first-fashion/contract/location/calls'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { storedConsent } from '../consent/index.ts'
import { type PositionRequest, positionOptions, refusalWord } from './position.rules.ts'
import '../../platform/words/buying/location.ts'

export type Detection =
  | { readonly state: 'idle' }
  | { readonly state: 'detecting' }
  | {
      readonly state: 'detected'
      readonly location: DetectedLocation
      readonly recommendations: readonly Recommendation[]
    }
  | { readonly state: 'error'; readonly message: string }

/** The items to deliver, so the shown fee is the order's fee. */
export type CartItems = readonly NonNullable<BodyOf<Calls['location.detect']>['cartItems']>[number][]

interface Spot {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy?: number
}

/** The position of the browser, and the address that the server finds there (spec A section 4). */
export function useDetection(maySave: boolean, cartItems: CartItems) {
  const { t } = useTranslation()
  const [detection, setDetection] = useState<Detection>({ state: 'idle' })
  const latest = useRef(0)
  const ask = useCallback(
    async (spot: Spot, isSaved = maySave) => {
      const mine = ++latest.current
      setDetection({ state: 'detecting' })
      const answer = await api('location.detect', { body: requestAt(spot, isSaved, cartItems) })
      // A pin moved in the meantime has its own request.
      if (latest.current !== mine) return undefined
      if (!answer.ok) {
        const isOurs = answer.failure.code !== 'network.failed'
        const message = (isOurs && answer.failure.message) || t('location.processing')
        setDetection({ state: 'error', message })
        return undefined
      }
      const { location, recommendations } = answer.value
      setDetection({ state: 'detected', location, recommendations })
      return location
    },
    [maySave, cartItems, t],
  )
  const find = useCallback(
    async (mode: PositionRequest) => {
      if (!('geolocation' in navigator))
        return void setDetection({ state: 'error', message: t('location.unsupported') })
      setDetection({ state: 'detecting' })
      const position = await requestPosition(mode)
      if (typeof position === 'number')
        return void setDetection({ state: 'error', message: t(refusalWord(position)) })
      const { latitude, longitude, accuracy } = position.coords
      return ask({ latitude, longitude, accuracy })
    },
    [ask, t],
  )
  return { detection, find, ask, reset: () => setDetection({ state: 'idle' }) }
}

const requestAt = (
  { latitude, longitude, accuracy }: Spot,
  isSaved: boolean,
  cartItems: CartItems,
): BodyOf<Calls['location.detect']> => ({
  latitude,
  longitude,
  ...(accuracy === undefined ? {} : { accuracy }),
  sessionId: isSaved ? sessionNumber() : '',
  trackingConsent: isSaved,
  saveForFutureOrders: false,
  cartItems: [...cartItems],
})

/** The position, or the geolocation error code. */
const requestPosition = (mode: PositionRequest): Promise<GeolocationPosition | number> =>
  new Promise((answer) => {
    navigator.geolocation.getCurrentPosition(answer, ({ code }) => answer(code), positionOptions[mode])
  })

const sessionKey = 'location-session'

/** The cookie consent's session id, else one for this tab only. */
function sessionNumber(): string {
  const known = storedConsent()?.sessionId ?? sessionStorage.getItem(sessionKey)
  if (known !== null) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(sessionKey, made)
  return made
}
