import type { Quote } from '@first-fashion/contract/checkout/quote'
import { useEffect, useRef } from 'react'
import { lifetimeLeft, type Moment, shortestMs } from './quote-lifetime.rules.ts'

const now = (): Moment => ({ steadyMs: performance.now(), wallMs: Date.now() })

/** Renews the quote when it expires, and when the shopper returns to the page after that. */
export function useQuoteRenewal(quote: Quote | undefined, make: () => Promise<void>): void {
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
