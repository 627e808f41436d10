import { createHmac } from 'node:crypto'
import { looksLikeEmail } from '@first-fashion/contract/email-address'
import type { ProvenPerson, SignInSecrets } from '../../../ports/sign-in-provider.ts'

/**
 * The secrets of a way there and back: nonce and verifier follow from the browser's key and the state, so that neither
 * lies in the database, and one that is stolen from there is good for nothing.
 */
export function secretsOf(browserKey: string, state: string): SignInSecrets {
  const derived = (purpose: string) =>
    createHmac('sha256', browserKey).update(`${purpose}:${state}`).digest('base64url')
  return { state, nonce: derived('nonce'), codeVerifier: derived('code-verifier') }
}

/** Whether a cookie holds a key that we gave: 256 bits in base64url. */
export const isBrowserKey = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text)

export interface KnownAccount {
  readonly id: string
  readonly isVerified: boolean
}

export type Arrival =
  | { readonly kind: 'enter'; readonly customerId: string }
  | { readonly kind: 'join'; readonly customerId: string }
  | { readonly kind: 'open'; readonly email: string; readonly isVerified: boolean }
  | { readonly kind: 'log-in-first' }
  | { readonly kind: 'email-missing' }

/**
 * What becomes of somebody who came back. Accounts join by address only when both sides are sure of it: the provider
 * that it is theirs today, and we that the account's owner showed us so.
 */
export function resolveSignIn(
  person: ProvenPerson,
  linked: string | undefined,
  sameEmail: KnownAccount | undefined,
): Arrival {
  if (linked !== undefined) return { kind: 'enter', customerId: linked }
  const email = usableEmail(person)
  if (email === undefined) return { kind: 'email-missing' }
  const isProven = person.email?.isProven === true
  if (sameEmail === undefined) return { kind: 'open', email, isVerified: isProven }
  return isProven && sameEmail.isVerified
    ? { kind: 'join', customerId: sameEmail.id }
    : { kind: 'log-in-first' }
}

export function usableEmail({ email }: ProvenPerson): string | undefined {
  const address = email?.address.trim()
  return address !== undefined && address.length <= 254 && looksLikeEmail(address) ? address : undefined
}

const longestName = 120

/** A name for the account: the provider's, or what stands before the address's @. */
export const nameFor = (name: string, email: string): string =>
  (name.replaceAll('\0', '').trim() || email.split('@')[0] || email).slice(0, longestName)
