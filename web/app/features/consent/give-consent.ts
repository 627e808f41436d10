import type { TrackingPartner } from '@first-fashion/contract/consent/tracking-partners'
import { type Consent, storeConsent, storedConsent } from './stored-consent.ts'

export interface Choice {
  readonly analytics: boolean
  readonly marketing: boolean
}

/** Stores a choice with its time and what it is about, closes the question, and sends the choice to the server. */
export async function giveConsent(choice: Choice, partners: readonly TrackingPartner[]): Promise<void> {
  const { sessionId } = storedConsent() ?? {}
  const timestamp = new Date().toISOString()
  const named = partners.length === 0 ? {} : { partners }
  const consent: Consent = { necessary: true, ...choice, timestamp, ...named }
  storeConsent(consent)
  const { sendConsent } = await import('./send-consent.ts')
  await sendConsent(consent, sessionId)
}
