import { limits } from '@first-fashion/contract/limits'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { IpLocation, IpLookup } from '../../ports/ip-lookup.ts'

const answer = z.object({ country_code: z.string().length(2), country_name: z.string(), city: z.string() })

export const ipLookupBreaker = (timeoutMs: number = limits.ipLookupTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('ip-lookup', { timeoutMs })

/** The IP look-up over HTTP (ipapi's shape): `{base}/{address}/json`. Caches the answers. */
export function httpIpLookup(base: string, breaker = ipLookupBreaker()): IpLookup {
  const remembered = new LRUCache<string, IpLocation>({ max: 5_000, ttl: 24 * 3_600_000 })
  return {
    locate: async (address) => {
      const known = remembered.get(address)
      if (known !== undefined) return known
      const location = await ask(breaker, `${base}/${encodeURIComponent(address)}/json`)
      remembered.set(address, location)
      return location
    },
  }
}

/** A live shop without a look-up: every place is unknown, and the currency follows the choice or the default. */
export const absentIpLookup = (): IpLookup => ({
  locate: async () => ({ country_code: '', country_name: '', city: '' }),
})

async function ask(breaker: CircuitBreaker, url: string): Promise<IpLocation> {
  try {
    return await breaker.run(async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(limits.ipLookupTimeoutMs) })
      if (!response.ok) throw new Error(`the IP look-up answered ${response.status}`)
      return answer.parse(await response.json())
    })
  } catch (cause) {
    throw unavailable(cause)
  }
}

const unavailable = (cause?: unknown) =>
  new AppError('unavailable', 'location.unavailable', 'We could not find your location', { cause })
