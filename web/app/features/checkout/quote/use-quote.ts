import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { limits } from '@first-fashion/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api-browser.ts'
import { callWithRetry } from '../../../platform/call-with-retry.ts'
import { toasts } from '../../../platform/toasts.ts'
import { type SeenPrices, seenInCart, withSeen } from '../quoted-lines.rules.ts'
import { useDebounced } from '../use-debounced.ts'
import { useQuoteRenewal } from './use-quote-renewal.ts'

/** The destination as far as it is filled in, and the delivery speed. */
export interface Destination {
  readonly countryCode: string
  readonly state: string
  readonly city: string
  readonly district: string
  readonly area: string
  readonly postalCode: string
  readonly expressShipping: boolean
}

/**
 * The quote of the order, fixed for 30 minutes. It is renewed when cart or currency change, half a second after the
 * destination changes (spec A section 9), or when it expires.
 */
export function useQuote(
  lines: readonly CartLine[],
  destination: Destination,
  currencyCode: string,
  /** As typed; empty without one. */
  promoCode: string,
  useStoreCredit: boolean,
  settleMs: number = limits.shippingRecalculationDelayMs,
) {
  const [quote, setFigures] = useState<Quote>()
  const [seen, setSeen] = useState<SeenPrices>(() => seenInCart(lines))
  const [hasFailed, setFailed] = useState(false)
  const [calculated, setCalculated] = useState('')
  const items = lines.map(({ productId, size, variantIndex, quantity }) => ({
    productId,
    size,
    variantIndex,
    quantity,
  }))
  const going = JSON.stringify(destination)
  const settled = useDebounced(going, settleMs)
  const itemsJson = JSON.stringify(items)
  const latest = useRef('')
  const requestKey = `${itemsJson} ${going} ${currencyCode} ${promoCode} ${useStoreCredit}`
  const setQuote = useCallback(
    (next: Quote) => {
      setFigures(next)
      setSeen((before) => withSeen(before, next.lines))
      setCalculated(requestKey)
    },
    [requestKey],
  )
  const make = useCallback(async () => {
    const mine = `${itemsJson} ${settled} ${currencyCode} ${promoCode} ${useStoreCredit}`
    latest.current = mine
    const { countryCode, expressShipping, ...place }: Destination = JSON.parse(settled)
    setFailed(false)
    const ask = () =>
      api('checkout.quote', {
        body: {
          items: JSON.parse(itemsJson),
          countryCode,
          place,
          expressShipping,
          currency: { code: currencyCode },
          useStoreCredit,
          ...(promoCode === '' ? {} : { promoCode }),
        },
      })
    const answer = await callWithRetry(ask, () => latest.current === mine)
    // A newer request is pending.
    if (latest.current !== mine) return
    setFailed(!answer.ok)
    if (!answer.ok) return void toasts.error(answer.failure.message)
    setFigures(answer.value.quote)
    setSeen((before) => withSeen(before, answer.value.quote.lines))
    setCalculated(mine)
  }, [itemsJson, settled, currencyCode, promoCode, useStoreCredit])
  useEffect(() => {
    if (itemsJson !== '[]') void make()
  }, [itemsJson, make])
  useQuoteRenewal(quote, make)
  // Retries once the connection is back.
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', make)
    return () => window.removeEventListener('online', make)
  }, [hasFailed, make])
  /** The quote does not match the form yet. */
  const isCalculating = calculated !== requestKey && !hasFailed
  return { quote: hasFailed ? undefined : quote, seen, items, setQuote, hasFailed, isCalculating, make }
}
