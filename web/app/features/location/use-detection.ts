import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { DetectedLocation, Recommendation } from '@first-fashion/contract/location/calls'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { call } from '../../platform/queries/call.ts'
import { failureOf } from '../../platform/queries/refusal.ts'
import { type Translate, useTranslation } from '../../platform/words/use-translation.ts'
import { storedConsent } from '../consent/index.ts'
import { type PositionRequest, positionOptions, refusalWord } from './position.rules.ts'
import './location-words.ts'

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

/** A position to look up, or how to ask the browser for one. */
type DetectionRequest =
  | { readonly mode: PositionRequest }
  | { readonly spot: Spot; readonly isSaved: boolean | undefined }

/** The position of the browser, and the address that the server finds there [A4.26]. */
export function useDetection(maySave: boolean, cartItems: CartItems) {
  const { t } = useTranslation()
  const latest = useRef(0)
  const detecting = useMutation({
    mutationFn: async (request: DetectionRequest) => {
      const spot = 'mode' in request ? await requestPosition(request.mode) : request.spot
      const isSaved = ('isSaved' in request ? request.isSaved : undefined) ?? maySave
      return call('location.detect', { body: requestAt(spot, isSaved, cartItems) })
    },
  })
  const { mutateAsync } = detecting
  /** The location; undefined if there is none, or if a pin moved in the meantime has its own request. */
  const detect = useCallback(
    async (request: DetectionRequest) => {
      const mine = ++latest.current
      const answer = await mutateAsync(request).catch(() => undefined)
      return latest.current === mine ? answer?.location : undefined
    },
    [mutateAsync],
  )
  return {
    detection: detectionOf(detecting, (error) => words(error, t)),
    find: (mode: PositionRequest) => detect({ mode }),
    ask: (spot: Spot, isSaved?: boolean) => detect({ spot, isSaved }),
    reset: detecting.reset,
  }
}

type Detecting = Pick<
  UseMutationResult<ResponseOf<Calls['location.detect']>, Error>,
  'status' | 'data' | 'error'
>

function detectionOf({ status, data, error }: Detecting, wordsOf: (error: Error) => string): Detection {
  if (data !== undefined)
    return { state: 'detected', location: data.location, recommendations: data.recommendations }
  if (error !== null) return { state: 'error', message: wordsOf(error) }
  return { state: status === 'pending' ? 'detecting' : 'idle' }
}

function words(error: Error, t: Translate): string {
  if (error instanceof NoPosition) return t(error.word)
  const { code, message } = failureOf(error)
  return (code !== 'network.failed' && message) || t('location:processing')
}

/** The browser told no position. */
class NoPosition extends Error {
  readonly word: ReturnType<typeof refusalWord> | 'location:unsupported'
  constructor(word: NoPosition['word']) {
    super(word)
    this.word = word
  }
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

const requestPosition = async (mode: PositionRequest): Promise<Spot> => {
  if (!('geolocation' in navigator)) throw new NoPosition('location:unsupported')
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    const refuse = ({ code }: GeolocationPositionError) => reject(new NoPosition(refusalWord(code)))
    navigator.geolocation.getCurrentPosition(resolve, refuse, positionOptions[mode])
  })
  return { latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy }
}

const sessionKey = 'location-session'

/** The cookie consent's session id, else one for this tab only. */
function sessionNumber(): string {
  const known = storedConsent()?.sessionId ?? sessionStorage.getItem(sessionKey)
  if (known !== null) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(sessionKey, made)
  return made
}
