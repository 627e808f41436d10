import { describe, expect, it } from 'vitest'
import { isBrowserKey, nameFor, resolveSignIn, secretsOf } from './social.rules.ts'

const person = (address: string | null, isProven = true) => ({
  subject: '1',
  name: 'Nadeesha',
  email: address === null ? null : { address, isProven },
})
const email = 'nadeesha@example.com'

describe('who comes back from a provider', () => {
  it('enters the linked account, whatever the address', () => {
    expect(resolveSignIn(person(null), 'linked', undefined)).toEqual({ kind: 'enter', customerId: 'linked' })
  })

  it('joins an account with the same address only if both sides have proven it', () => {
    const verified = { id: 'theirs', isVerified: true }
    expect(resolveSignIn(person(email), undefined, verified)).toEqual({ kind: 'join', customerId: 'theirs' })
    expect(resolveSignIn(person(email, false), undefined, verified)).toEqual({ kind: 'log-in-first' })
    const unverified = { id: 'theirs', isVerified: false }
    expect(resolveSignIn(person(email), undefined, unverified)).toEqual({ kind: 'log-in-first' })
  })

  it('opens an account, verified only if the provider vouches for the address', () => {
    const opened = (isVerified: boolean) => ({ kind: 'open', email, isVerified })
    expect(resolveSignIn(person(` ${email} `), undefined, undefined)).toEqual(opened(true))
    expect(resolveSignIn(person(email, false), undefined, undefined)).toEqual(opened(false))
  })

  it('needs an address that can be used', () => {
    for (const address of [null, '', 'nadeesha', `${'n'.repeat(254)}@example.com`])
      expect(resolveSignIn(person(address), undefined, undefined)).toEqual({ kind: 'email-missing' })
  })
})

describe('the secrets of an attempt', () => {
  it('follow from key and state, and differ from each other', () => {
    const secrets = secretsOf('key', 'state')
    expect(secretsOf('key', 'state')).toEqual(secrets)
    expect(secretsOf('key', 'other').nonce).not.toBe(secrets.nonce)
    expect(secretsOf('other', 'state').codeVerifier).not.toBe(secrets.codeVerifier)
    expect(secrets.nonce).not.toBe(secrets.codeVerifier)
    expect(secrets.state).toBe('state')
  })

  it('need a key of 43 letters', () => {
    expect(isBrowserKey('a'.repeat(43))).toBe(true)
    expect(isBrowserKey(undefined)).toBe(false)
    for (const wrong of ['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`])
      expect(isBrowserKey(wrong)).toBe(false)
  })
})

it('an account has the name of the provider, or else the first part of the address', () => {
  expect(nameFor(' Nadeesha\0 ', email)).toBe('Nadeesha')
  expect(nameFor('  ', email)).toBe('nadeesha')
  expect(nameFor('', '@example.com')).toBe('@example.com')
  expect(nameFor('n'.repeat(200), email)).toHaveLength(120)
})
