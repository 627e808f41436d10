import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { addressOfSecret, recoveryCodeOf, stepOfCode, typedRecoveryCode } from './codes.rules.ts'

// Of RFC 6238, appendix B: the last six of the eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number, lastStep: number | null = null) => ({ now: new Date(seconds * 1000), lastStep })

describe('a code of an app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('is that of the standard at %d s', (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(step)
  })

  it('counts half a minute early and late, not longer', () => {
    const steps = [-31, -30, 0, 30, 59, 60].map((late) =>
      stepOfCode(secret, '081804', at(1_111_111_080 + late)),
    )
    expect(steps.map((step) => step !== undefined)).toEqual([false, true, true, true, true, false])
  })

  it('counts once, and none before it counts afterwards', () => {
    expect(stepOfCode(secret, '287082', at(59, 0))).toBe(1)
    expect(stepOfCode(secret, '287082', at(59, 1))).toBeUndefined()
    expect(stepOfCode(secret, '287082', at(59, 2))).toBeUndefined()
  })

  it.each(['', '287083', '28708', '2870820', '287082 ', 'abcdef', '２８７０８２'])('is not %j', (typed) => {
    expect(stepOfCode(secret, typed, at(59))).toBeUndefined()
  })

  it('is made from an address that names store and account', () => {
    const address = addressOfSecret(secret, 'Lanka & Co: Café', 'owner@shop.example')
    expect(address).toMatch(/^otpauth:\/\/totp\//)
    expect(new URL(address).searchParams.get('issuer')).toBe('Lanka & Co: Café')
    expect(new TOTP({ secret }).secret.base32).toBe(new URL(address).searchParams.get('secret'))
  })
})

describe('a recovery code', () => {
  it('has 16 signs that nobody mistakes', () => {
    expect(recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, nth) => nth * 17))).toMatch(
      /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/,
    )
  })

  it('is found as it is typed', () => {
    for (const typed of [
      'k3v9-01xz-7wqa-m5bc',
      ' K3V9 O1XZ 7WQA M5BC ',
      'k3v9oixz7wqam5bc',
      'k3v9-0lxz-7wqa-m5bc',
    ])
      expect(typedRecoveryCode(typed)).toBe('k3v9-01xz-7wqa-m5bc')
  })
})
