import { cutText } from '@first-fashion/contract/text/cut-text'
import { api } from '../../platform/api-browser.ts'
import { namedPartners } from './cookie-partners.ts'
import { type Consent, storeConsent, storedConsent } from './stored-consent.ts'

/** Sends a choice to the server. A failure is retried at the next visit. */
export async function sendConsent(consent: Consent, before?: string): Promise<void> {
  const { sessionId: _known, partners: _named, ...choice } = consent
  const partners = namedPartners(consent)
  const answer = await api('consent.save', {
    body: {
      preferences: partners.length === 0 ? choice : { ...choice, partners },
      userAgent: cutText(navigator.userAgent, 500),
      screenResolution: `${window.screen.width}x${window.screen.height}`,
      language: navigator.language,
      platform: navigator.platform,
      ...(before === undefined ? {} : { sessionId: before }),
    },
  })
  // The latest of several choices counts.
  if (answer.ok && storedConsent()?.timestamp === consent.timestamp)
    storeConsent({ ...consent, sessionId: answer.value.sessionId })
}
