import { limits } from '@first-fashion/contract/limits'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { AddressAtPosition, Geocoder } from '../../ports/geocoder.ts'

export interface GeocoderOptions {
  /** A server's key: restricted by address and API, never the browser's. */
  readonly key: string
  /** Google's host, or the sandbox's stand-in. */
  readonly base: string
}

export const geocoderBreaker = (timeoutMs: number = limits.ipLookupTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('geocoder', { timeoutMs })

const component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
type Component = z.output<typeof component>

/** What went wrong stands in the status, always with HTTP 200. */
const answer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        address_components: z.array(component),
        formatted_address: z.string(),
        place_id: z.string(),
      }),
    )
    .default([]),
})

/** Google's Geocoding API, by position. */
export function googleGeocoder({ key, base }: GeocoderOptions, breaker = geocoderBreaker()): Geocoder {
  const remembered = new LRUCache<string, { address: AddressAtPosition | undefined }>({
    max: 5_000,
    ttl: 24 * 3_600_000,
  })
  return {
    addressAt: async (latitude, longitude) => {
      // Eleven metres are as good as the spot, and more neighbours share an answer.
      const at = `${latitude.toFixed(4)},${longitude.toFixed(4)}`
      const known = remembered.get(at)
      if (known !== undefined) return known.address
      const address = await ask(breaker, `${base}/maps/api/geocode/json?latlng=${at}&language=en&key=${key}`)
      remembered.set(at, { address })
      return address
    },
  }
}

async function ask(breaker: CircuitBreaker, url: string): Promise<AddressAtPosition | undefined> {
  try {
    return await breaker.run(async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(limits.ipLookupTimeoutMs) })
      if (!response.ok) throw new Error(`the geocoder answered ${response.status}`)
      const { status, results } = answer.parse(await response.json())
      if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`the geocoder answered ${status}`)
      const [best] = results
      return best === undefined ? undefined : addressOf(best)
    })
  } catch (cause) {
    throw new AppError('unavailable', 'location.unavailable', 'Failed to process location data', { cause })
  }
}

/** Which parts there are differs by country; each may be missing. */
function addressOf(result: z.output<typeof answer>['results'][number]): AddressAtPosition | undefined {
  const { address_components: parts, formatted_address: formattedAddress, place_id: placeId } = result
  const part = (...types: readonly string[]): Component | undefined =>
    types.map((type) => parts.find((one) => one.types.includes(type))).find((one) => one !== undefined)
  const name = (...types: readonly string[]) => part(...types)?.long_name ?? ''
  const country = part('country')
  if (country === undefined) return undefined
  const state = part('administrative_area_level_1')
  return {
    street: [name('street_number'), name('route')].filter(Boolean).join(' '),
    city: name('locality', 'postal_town', 'administrative_area_level_2'),
    state: { name: state?.long_name ?? '', code: state?.short_name ?? '' },
    countryCode: country.short_name,
    postalCode: name('postal_code'),
    area: name('sublocality_level_1', 'neighborhood'),
    district: name('administrative_area_level_2').replace(/ district$/i, ''),
    formattedAddress,
    placeId,
  }
}
