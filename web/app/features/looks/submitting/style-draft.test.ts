import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import { describe, expect, it } from 'vitest'
import { hasAgreed } from './style-draft.ts'

describe('a draft that comes back', () => {
  it('is agreed to if the author agreed to the words that are shown now', () => {
    expect(hasAgreed({ agreedVersion: wornConsentVersion })).toBe(true)
  })

  it('is not agreed to once the shop shows other words', () => {
    expect(hasAgreed({ agreedVersion: '2020-01' })).toBe(false)
  })
})
