import { Suspense } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { useOffers } from '../../platform/store.ts'
import { PageVisits } from './page-visits.tsx'
import { useConsent } from './stored-consent.ts'

const PartnerTags = lazyPart(() => import('./partners/partner-tags.tsx'))

/** Counts what the visitor's consent allows: page visits for the shop, and more for its partners if it has some. */
export default function AllowedTracking() {
  const consent = useConsent()
  const { tracking } = useOffers()
  const hasPartners = tracking.measurementId !== '' || tracking.pixelId !== ''
  return (
    <>
      {consent?.analytics && consent.sessionId !== undefined ? (
        <PageVisits sessionId={consent.sessionId} />
      ) : null}
      <Suspense fallback={null}>{hasPartners ? <PartnerTags ids={tracking} /> : null}</Suspense>
    </>
  )
}
