import { api } from '../../platform/api-browser.ts'
import { type Consent, storeConsent, storedConsent } from './stored-consent.ts'

/** Has a choice recorded. When that fails it is tried again at the next visit. */
export async function sendConsent(consent: Consent, before?: string): Promise<void> {
  const { sessionId: _known, ...preferences } = consent
  const answer = await api('consent.save', {
    body: {
      preferences,
      userAgent: navigator.userAgent.slice(0, 500),
      screenResolution: `${window.screen.width}x${window.screen.height}`,
      language: navigator.language,
      platform: navigator.platform,
      ...(before === undefined ? {} : { sessionId: before }),
    },
  })
  // Of two choices in a row the later one counts.
  if (answer.ok && storedConsent()?.timestamp === consent.timestamp)
    storeConsent({ ...consent, sessionId: answer.value.sessionId })
}
