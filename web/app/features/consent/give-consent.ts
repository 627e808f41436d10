import { type Consent, storeConsent, storedConsent } from './stored-consent.ts'

export interface Choice {
  readonly analytics: boolean
  readonly marketing: boolean
}

/** Stores a choice with its time, closes the question, and sends the choice to the server. */
export async function giveConsent(choice: Choice): Promise<void> {
  const { sessionId } = storedConsent() ?? {}
  const consent: Consent = { necessary: true, ...choice, timestamp: new Date().toISOString() }
  storeConsent(consent)
  const { sendConsent } = await import('./send-consent.ts')
  await sendConsent(consent, sessionId)
}
