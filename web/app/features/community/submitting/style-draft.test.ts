import { wornConsentVersion } from '@first-fashion/contract/community/worn-consent'
import { describe, expect, it } from 'vitest'
import { emptyDraft, hasAgreed, restoredDraft } from './style-draft.ts'

describe('a draft that comes back', () => {
  it('is agreed to if the author agreed to the words that are shown now', () => {
    const stored = { ...emptyDraft, title: 'Rain', agreedVersion: wornConsentVersion }
    expect(hasAgreed(restoredDraft(stored))).toBe(true)
  })

  it('is not agreed to once the shop shows other words', () => {
    expect(hasAgreed(restoredDraft({ ...emptyDraft, agreedVersion: '2020-01' }))).toBe(false)
  })

  it('of an earlier version of the page keeps its texts, and does not say to which words the author agreed', () => {
    const stored = { title: 'Rain', description: 'A jacket.', wornConsent: true }
    const draft = restoredDraft(stored)
    expect(draft).toEqual({ ...emptyDraft, title: 'Rain', description: 'A jacket.' })
    expect(hasAgreed(draft)).toBe(false)
  })
})
