import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { limits } from '@first-fashion/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../platform/api.ts'
import { api } from '../../../platform/api-browser.ts'
import { callWithRetry } from '../../../platform/call-with-retry.ts'
import { useDebounced } from '../../../platform/forms/use-debounced.ts'
import { isUnreachable } from '../../../platform/queries/refusal.ts'
import { toasts } from '../../../platform/toasts.ts'
import { type SeenPrices, seenInCart, withSeen } from '../quoted-lines.rules.ts'
import { lifetimeLeft, type Moment, shortestMs } from './quote-lifetime.rules.ts'

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

interface QuoteInput {
  readonly lines: readonly CartLine[]
  readonly destination: Destination
  readonly currencyCode: string
  /** As typed; empty without one. */
  readonly promoCode: string
  readonly useStoreCredit: boolean
  readonly settleMs?: number | undefined
  /** The figures that stand in while the shop cannot calculate them. */
  readonly estimate: () => Quote | undefined
}

/**
 * The quote of the order, fixed for 30 minutes. It is renewed when cart or currency change, half a second after the
 * destination changes [A9.20], or when it expires.
 */
export function useQuote({ lines, destination, settleMs, estimate, ...terms }: QuoteInput) {
  const { quote, seen, calculated, take } = useFigures(lines)
  const [failure, setFailure] = useState<Failure | null>(null)
  const items = lines.map(itemOf)
  const settled = useDebounced(JSON.stringify(destination), settleMs ?? limits.shippingRecalculationDelayMs)
  const shown = requestOf({ items, ...terms, destination })
  const request = requestOf({ items, ...terms, destination: JSON.parse(settled) })
  const latest = useRef('')
  const make = useCallback(async () => {
    latest.current = request
    setFailure(null)
    const answer = await callWithRetry(
      () => api('checkout.quote', { body: bodyOf(request) }),
      () => latest.current === request,
    )
    // A newer request is pending.
    if (latest.current !== request) return
    if (answer.ok) return take(answer.value.quote, request)
    setFailure(answer.failure)
    toasts.error(answer.failure.message)
  }, [request, take])
  useQuoteOnChange(items.length === 0, make)
  useQuoteRenewal(quote, make)
  const hasFailed = failure !== null
  useRetryOnline(hasFailed, make)
  return {
    quote: failure === null ? quote : isUnreachable(failure) ? estimate() : undefined,
    seen,
    items,
    setQuote: (next: Quote) => {
      setFailure(null)
      take(next, shown)
    },
    hasFailed,
    /** The quote does not match the form yet. */
    isCalculating: calculated !== shown && !hasFailed,
    make,
  }
}

/** Asks for a quote at first, and whenever what is ordered changes. */
function useQuoteOnChange(isEmpty: boolean, make: () => Promise<void>): void {
  useEffect(() => {
    if (!isEmpty) void make()
  }, [isEmpty, make])
}

const itemOf = ({ productId, size, variantIndex, quantity }: CartLine) => ({
  productId,
  size,
  variantIndex,
  quantity,
})

interface QuoteRequest
  extends Pick<QuoteInput, 'destination' | 'currencyCode' | 'promoCode' | 'useStoreCredit'> {
  readonly items: ReturnType<typeof itemOf>[]
}

const requestOf = (request: QuoteRequest): string => JSON.stringify(request)

function bodyOf(request: string) {
  const { items, destination, currencyCode, promoCode, useStoreCredit }: QuoteRequest = JSON.parse(request)
  const { countryCode, expressShipping, ...place } = destination
  return {
    items,
    countryCode,
    place,
    expressShipping,
    currency: { code: currencyCode },
    useStoreCredit,
    ...(promoCode === '' ? {} : { promoCode }),
  }
}

/** The quote, the prices that the shopper has seen, and the request that it answers. */
function useFigures(lines: readonly CartLine[]) {
  const [quote, setQuote] = useState<Quote>()
  const [seen, setSeen] = useState<SeenPrices>(() => seenInCart(lines))
  const [calculated, setCalculated] = useState('')
  const take = useCallback((next: Quote, request: string) => {
    setQuote(next)
    setSeen((before) => withSeen(before, next.lines))
    setCalculated(request)
  }, [])
  return { quote, seen, calculated, take }
}

/** Tries again once the connection is back. */
function useRetryOnline(hasFailed: boolean, make: () => Promise<void>): void {
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', make)
    return () => window.removeEventListener('online', make)
  }, [hasFailed, make])
}

const now = (): Moment => ({ steadyMs: performance.now(), wallMs: Date.now() })

/** Renews the quote when it expires, and when the shopper returns to the page after that. */
function useQuoteRenewal(quote: Quote | undefined, make: () => Promise<void>): void {
  const receivedAt = useRef<Moment>(undefined)
  useEffect(() => {
    receivedAt.current = quote === undefined ? undefined : now()
  }, [quote])
  useEffect(() => {
    const receivedMoment = receivedAt.current
    if (quote === undefined || receivedMoment === undefined) return
    const timer = window.setTimeout(make, Math.max(shortestMs, lifetimeLeft(receivedMoment, now())))
    const comeBack = () => {
      if (document.visibilityState === 'visible' && lifetimeLeft(receivedMoment, now()) === 0) void make()
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [quote, make])
}
