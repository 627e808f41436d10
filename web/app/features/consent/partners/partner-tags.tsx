import type { TrackingIds } from '@first-fashion/contract/consent/tracking'
import { useEffect, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { onTracked, type TrackedItem } from '../../../platform/tracking.ts'
import { type Consent, storedConsent, useConsent } from '../stored-consent.ts'
import { choiceFor } from './allowed-partners.ts'
import { countedAddress, isPublicAddress } from './counted-address.rules.ts'
import { countOnce } from './counted-orders.ts'
import { googleAnalytics } from './google-analytics.ts'
import { metaPixel } from './meta-pixel.ts'
import type { CountedEvent, Partner } from './partner.ts'
import { namedItems } from './partner-events.rules.ts'
import { viewedItem } from './viewed-item.ts'

/** Loads the store's partners once consent allows it, and tells them what is opened and done. */
export default function PartnerTags({ ids }: { readonly ids: TrackingIds }) {
  const { measurementId, pixelId } = ids
  const answeredAt = useConsent()?.timestamp
  const counting = useMemo(() => countingFor({ measurementId, pixelId }), [measurementId, pixelId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is known by its time
  useEffect(() => {
    counting.follow(storedConsent())
    // Unmounted by a withdrawal, or until the server has heard of a change: what is stored now counts.
    return () => counting.follow(storedConsent())
  }, [counting, answeredAt])
  useOpenedPages(counting)
  // After the page: what waited happened on it.
  useEffect(
    () => onTracked(counting.send, Date.parse(storedConsent()?.timestamp ?? '') || Date.now()),
    [counting],
  )
  return null
}

type Counting = ReturnType<typeof countingFor>

/** Tells of each page, and of the product that it shows. */
function useOpenedPages({ send, see }: Counting): void {
  const { pathname } = useLocation()
  const item = viewedItem(useMatches())
  const id = item?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a new path; a product's price is read then
  useEffect(() => {
    send({ kind: 'page-view' })
    if (item === undefined) return
    see(item)
    send({ kind: 'view-item', items: [item], value: item.price })
  }, [send, see, pathname, id])
}

/** The partners of the store as one. */
function countingFor({ measurementId, pixelId }: TrackingIds) {
  const partners: readonly Partner[] = [
    ...(measurementId === '' ? [] : [googleAnalytics(measurementId)]),
    ...(pixelId === '' ? [] : [metaPixel(pixelId)]),
  ]
  const seen = new Map<string, TrackedItem>()
  return {
    follow: (consent: Consent | null) => {
      for (const partner of partners) partner.follow(choiceFor(consent, partner.name))
    },
    see: (item: TrackedItem) => seen.set(item.id, item),
    send: (event: CountedEvent) => {
      if (event.kind === 'purchase' && !countOnce(event.orderId)) return
      const page = {
        address: countedAddress(location.href),
        isPublic: isPublicAddress(location.href),
        title: document.title,
      }
      const named = event.kind === 'page-view' ? event : { ...event, items: namedItems(event.items, seen) }
      for (const partner of partners) partner.send(named, page)
    },
  }
}
