import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches, safeMemoryKib } from './passwords.ts'

describe('a password', () => {
  it('is hashed with what OWASP wants at least, and only the same password matches', async () => {
    const hash = await hashPassword('galle-fort-1663', safeMemoryKib)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwordMatches('galle-fort-1663', hash)).toBe(true)
    expect(await passwordMatches('galle-fort-1664', hash)).toBe(false)
  })

  it('matches a hash of another cost, as after the setting changed', async () => {
    const hash = await hashPassword('galle-fort-1663', 8)
    expect(hash).toContain('$m=8,')
    expect(await passwordMatches('galle-fort-1663', hash)).toBe(true)
    expect(await passwordMatches('galle-fort-1663', hash.replace('$m=8,', '$m=16,'))).toBe(false)
  })

  it('matches in either normal form, and as typed for a hash of a decomposed text', async () => {
    const [composed, decomposed] = ['caf\u00e9-fort-1663', 'cafe\u0301-fort-1663']
    for (const [set, typed] of [
      [composed, decomposed],
      [decomposed, composed],
      [decomposed, decomposed],
    ] as const)
      expect(await passwordMatches(typed, await hashPassword(set, 8))).toBe(true)
    // Of the decomposed form, as it was hashed before.
    const older =
      '$argon2id$v=19$m=8,t=2,p=1$keRVZFqt5HdgAX84Fq45jA$9hNxWboTCpyffhK9Y+72h4K3PCNnXtswAZDGjZuotXw'
    expect(await passwordMatches(decomposed, older)).toBe(true)
    expect(await passwordMatches('cafe-fort-1663', older)).toBe(false)
  })

  it('matches nothing that is no hash', async () => {
    expect(await passwordMatches('', '')).toBe(false)
    expect(await passwordMatches('galle-fort-1663', 'galle-fort-1663')).toBe(false)
  })
})
