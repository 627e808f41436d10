import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../platform/api-browser.ts'
import { toasts } from '../../platform/toasts.ts'
import { type SeenPrices, seenInCart, withSeen } from './quoted-lines.rules.ts'
import '../../platform/words/later.ts'

/** The figures of the order, fixed for 30 minutes; made anew when cart, country or currency change, or time is up. */
export function useQuote(lines: readonly CartLine[] | undefined, countryCode: string, currencyCode: string) {
  const [quote, setFigures] = useState<Quote>()
  const [seen, setSeen] = useState<SeenPrices>(() => seenInCart(lines ?? []))
  const [hasFailed, setFailed] = useState(false)
  const items = (lines ?? []).map(({ productId, size, variantIndex, quantity }) => ({
    productId,
    size,
    variantIndex,
    quantity,
  }))
  const setQuote = useCallback((next: Quote) => {
    setFigures(next)
    setSeen((before) => withSeen(before, next.lines))
  }, [])
  const asked = JSON.stringify(items)
  const make = useCallback(async () => {
    const body = { items: JSON.parse(asked), countryCode, currency: { code: currencyCode } }
    const answer = await api('checkout.quote', { body })
    setFailed(!answer.ok)
    if (answer.ok) setQuote(answer.value.quote)
    else toasts.error(answer.failure.message)
  }, [asked, countryCode, currencyCode, setQuote])
  useEffect(() => {
    if (asked !== '[]') void make()
  }, [asked, make])
  useEffect(() => {
    if (quote === undefined) return
    const timer = window.setTimeout(make, Math.max(1000, quote.validUntil - Date.now()))
    return () => window.clearTimeout(timer)
  }, [quote, make])
  return { quote, seen, items, setQuote, hasFailed, make }
}
