import type { TrackingPartner } from '@first-fashion/contract/consent/tracking-partners'
import { namedPartners } from '../cookie-partners.ts'
import type { Choice } from '../give-consent.ts'
import type { Consent } from '../stored-consent.ts'

const nothing: Choice = { analytics: false, marketing: false }

/** What an answer allows a partner: nothing if the question did not name it. */
export const choiceFor = (consent: Consent | null, name: TrackingPartner): Choice =>
  consent && namedPartners(consent).includes(name) ? consent : nothing

/** True if a visitor allowed something before the store had all of its partners. Who refused everything has answered. */
export function asksAgain(consent: Consent, partners: readonly TrackingPartner[]): boolean {
  const named = namedPartners(consent)
  return (consent.analytics || consent.marketing) && partners.some((name) => !named.includes(name))
}
