import { decimalsOf } from '@first-fashion/contract/money/money'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { PrintParcel, PrintPartner, PrintShippingRate } from '../../ports/print-partner.ts'

export interface PrintfulOptions {
  readonly token: string
  /** Needed with a token of the whole account. */
  readonly storeId?: string | undefined
  /** Printful's API, or the sandbox's stand-in. */
  readonly apiBase: string
}

/** A checkout waits for these rates: longer than this nobody does. */
const defaultTimeoutMs = 3_000

/** Rates of a parcel hold for a while; Printful answers 120 questions a minute. */
const rememberedMs = 10 * 60_000

/** Printful said no to a request: it works, and would say no again. */
class Refused extends Error {}

export const printfulBreaker = (timeoutMs = defaultTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('printful', { timeoutMs, isFailure: (error) => !(error instanceof Refused) })

const days = z.number().int().min(0).max(365).nullish()
const ratesAnswer = z.object({
  result: z.array(
    z.object({
      id: z.string(),
      rate: z.string().regex(/^\d+(\.\d+)?$/),
      currency: z.string().length(3),
      minDeliveryDays: days,
      maxDeliveryDays: days,
    }),
  ),
})

/** Printful's API, version 1. */
export function printful(options: PrintfulOptions, breaker = printfulBreaker()): PrintPartner {
  const remembered = new LRUCache<string, readonly PrintShippingRate[]>({ max: 2_000, ttl: rememberedMs })
  return {
    shippingRates: async (parcel) => {
      const key = JSON.stringify(parcel)
      const known = remembered.get(key)
      if (known !== undefined) return known
      const rates = await asked(breaker, options, parcel)
      remembered.set(key, rates)
      return rates
    },
  }
}

async function asked(breaker: CircuitBreaker, options: PrintfulOptions, parcel: PrintParcel) {
  try {
    return await breaker.run(async () => {
      const response = await fetch(`${options.apiBase}/shipping/rates`, {
        method: 'POST',
        headers: headersOf(options),
        body: JSON.stringify(requestOf(parcel)),
        signal: AbortSignal.timeout(defaultTimeoutMs),
        redirect: 'error',
      })
      // What was wrong with the request is an answer; a full queue or a wrong token is not.
      if (response.status === 400 || response.status === 404) throw new Refused(await response.text())
      if (!response.ok) throw new Error(`Printful answered ${response.status}`)
      return ratesAnswer.parse(await response.json()).result.map(rateOf)
    })
  } catch (cause) {
    throw new AppError('unavailable', 'print.unavailable', 'Our print partner does not answer', { cause })
  }
}

export const headersOf = ({ token, storeId }: PrintfulOptions) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...(storeId === undefined ? {} : { 'x-pf-store-id': storeId }),
})

const requestOf = ({ countryCode, stateCode, city, postalCode, items }: PrintParcel) => ({
  recipient: {
    country_code: countryCode,
    ...(stateCode === '' ? {} : { state_code: stateCode }),
    city,
    zip: postalCode,
  },
  items: items.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
  currency: 'USD',
  locale: 'en_US',
})

const rateOf = (rate: z.output<typeof ratesAnswer>['result'][number]): PrintShippingRate => {
  const { minDeliveryDays: min, maxDeliveryDays: max } = rate
  return {
    isStandard: rate.id === 'STANDARD',
    amountMinor: Math.round(Number(rate.rate) * 10 ** decimalsOf(rate.currency)),
    currencyCode: rate.currency,
    days: min == null || max == null || min > max ? null : { min, max },
  }
}
