import type { TrackingIds } from '@first-fashion/contract/consent/tracking'
import { type TrackingPartner, trackingPartners } from '@first-fashion/contract/consent/tracking-partners'
import type { Choice } from './give-consent.ts'
import type { Consent } from './stored-consent.ts'

/** The partners that the store has, as the cookie question names them. */
export const partnersOf = ({ measurementId, pixelId }: TrackingIds): TrackingPartner[] =>
  trackingPartners.filter((name) => (name === 'google' ? measurementId : pixelId) !== '')

/** The partners that an answer is about; none of an answer from before the question named them. */
export const namedPartners = ({ partners }: Consent): TrackingPartner[] =>
  Array.isArray(partners) ? trackingPartners.filter((name) => partners.includes(name)) : []

const nothing: Choice = { analytics: false, marketing: false }

/** What an answer allows a partner: nothing if the question did not name it. */
export const choiceFor = (consent: Consent | null, name: TrackingPartner): Choice =>
  consent && namedPartners(consent).includes(name) ? consent : nothing

/** True if a visitor allowed something before the store had all of its partners. Who refused everything has answered. */
export function asksAgain(consent: Consent, partners: readonly TrackingPartner[]): boolean {
  const named = namedPartners(consent)
  return (consent.analytics || consent.marketing) && partners.some((name) => !named.includes(name))
}
