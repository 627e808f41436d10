import { Suspense } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { useOffers } from '../../platform/store.ts'
import { partnersOf } from './cookie-partners.ts'
import { PageVisits } from './page-visits.tsx'
import { asksAgain } from './partners/allowed-partners.ts'
import { useConsent } from './stored-consent.ts'

const CookieBanner = lazyPart(() =>
  import('./cookie-banner.tsx').then((module) => ({ default: module.CookieBanner })),
)
const PartnerTags = lazyPart(() => import('./partners/partner-tags.tsx'))

/**
 * Counts what the visitor's consent allows: page visits for the shop, and more for its partners if it has some. Asks again
 * if a partner came after the answer.
 */
export default function AllowedTracking() {
  const consent = useConsent()
  const { tracking } = useOffers()
  const partners = partnersOf(tracking)
  return (
    <>
      {consent?.analytics && consent.sessionId !== undefined ? (
        <PageVisits sessionId={consent.sessionId} />
      ) : null}
      <Suspense fallback={null}>{partners.length > 0 ? <PartnerTags ids={tracking} /> : null}</Suspense>
      <Suspense fallback={null}>{consent && asksAgain(consent, partners) ? <CookieBanner /> : null}</Suspense>
    </>
  )
}
