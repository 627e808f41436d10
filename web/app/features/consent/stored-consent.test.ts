import { describe, expect, it } from 'vitest'
import { parseConsent } from './stored-consent.ts'

const consent = { necessary: true, analytics: false, marketing: true, timestamp: '2026-11-21T10:00:00.000Z' }

describe('the consent in the browser', () => {
  it('is read with and without a session id from the server', () => {
    expect(parseConsent(JSON.stringify(consent))).toEqual(consent)
    const known = { ...consent, sessionId: '019a' }
    expect(parseConsent(JSON.stringify(known))).toEqual(known)
  })

  it.each([null, '', 'yes', '[]', '{"analytics":"yes"}', JSON.stringify({ ...consent, sessionId: 7 })])(
    '%s counts as none, and the question appears again',
    (text) => {
      expect(parseConsent(text)).toBeNull()
    },
  )
})
