import { decimalsOf } from '@first-fashion/contract/money/money'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { PrintParcel, PrintPartner, PrintShippingRate } from '../../ports/print-partner.ts'
import { jsonOf, type PrintfulClient, Refused } from './printful-client.ts'

/** A checkout waits for these rates: longer than this nobody does. */
const timeoutMs = 3_000

/** Rates of a parcel hold for a while; Printful answers 120 questions a minute. */
const rememberedMs = 10 * 60_000

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

/** The ways of sending that Printful offers for a parcel. */
export function printfulShippingRates(client: PrintfulClient): PrintPartner['shippingRates'] {
  const remembered = new LRUCache<string, readonly PrintShippingRate[]>({ max: 2_000, ttl: rememberedMs })
  return async (parcel) => {
    const key = JSON.stringify(parcel)
    const known = remembered.get(key)
    if (known !== undefined) return known
    const rates = await client({ path: '/shipping/rates', body: requestOf(parcel), timeoutMs }, ratesIn)
    remembered.set(key, rates)
    return rates
  }
}

async function ratesIn(response: Response): Promise<PrintShippingRate[]> {
  // What was wrong with the request is an answer; a full queue or a wrong token is not.
  if (response.status === 400 || response.status === 404) throw new Refused(await response.text())
  return ratesAnswer.parse(await jsonOf(response)).result.map(rateOf)
}

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
