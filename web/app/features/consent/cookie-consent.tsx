import { limits } from '@first-fashion/contract/limits'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { storedConsent, useConsent } from './stored-consent.ts'

const CookieBanner = lazyPart(() =>
  import('./cookie-banner.tsx').then((module) => ({ default: module.CookieBanner })),
)
const AllowedTracking = lazyPart(() => import('./allowed-tracking.tsx'))

/**
 * Asks for consent one second after a page loads without a stored answer [A9.22]; loads what counts visits only with
 * consent. A first visit loads neither.
 */
export function CookieConsent() {
  const consent = useConsent()
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (consent !== null) return
    const timer = window.setTimeout(() => setTime(true), limits.cookieBannerDelayMs)
    return () => window.clearTimeout(timer)
  }, [consent])
  useEffect(() => {
    // The server could not be reached when the choice was made.
    const before = storedConsent()
    if (before !== null && before.sessionId === undefined)
      void import('./send-consent.ts').then(({ sendConsent }) => sendConsent(before))
  }, [])
  return (
    <div aria-live="polite">
      <Suspense fallback={null}>
        {consent === null && isTime ? <CookieBanner /> : null}
        {consent?.analytics || consent?.marketing ? <AllowedTracking /> : null}
      </Suspense>
    </div>
  )
}
