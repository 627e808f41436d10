import { describe, expect, it } from 'vitest'
import { namedPartners, partnersOf } from '../cookie-partners.ts'
import type { Consent } from '../stored-consent.ts'
import { asksAgain, choiceFor } from './allowed-partners.ts'

const consent: Consent = {
  necessary: true,
  analytics: true,
  marketing: true,
  timestamp: '2026-01-01T00:00:00Z',
}
const google: Consent = { ...consent, partners: ['google'] }
const nothing = { analytics: false, marketing: false }

describe('an answer to the cookie question', () => {
  it('allows the partners that it named, and no partner that came later', () => {
    expect(choiceFor(google, 'google')).toMatchObject({ analytics: true, marketing: true })
    expect(choiceFor(google, 'meta')).toEqual(nothing)
    for (const none of [null, consent, { ...consent, partners: 'google' }])
      expect(choiceFor(none, 'google')).toEqual(nothing)
    expect(namedPartners({ ...consent, partners: ['meta', 'other', 7] })).toEqual(['meta'])
  })

  it('is asked for again once a store has another partner, but not of who refused everything', () => {
    const partners = partnersOf({ measurementId: 'G-7XK2B9QLMN', pixelId: '1234567890' })
    expect(partners).toEqual(['google', 'meta'])
    expect(asksAgain(google, partners)).toBe(true)
    expect(asksAgain(google, ['google'])).toBe(false)
    expect(asksAgain({ ...google, partners }, partners)).toBe(false)
    expect(asksAgain(consent, partnersOf({ measurementId: '', pixelId: '' }))).toBe(false)
    expect(asksAgain({ ...consent, ...nothing }, partners)).toBe(false)
  })
})
