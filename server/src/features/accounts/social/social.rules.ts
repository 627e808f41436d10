import { createHmac } from 'node:crypto'
import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { cleanLine } from '@first-fashion/contract/text/clean-text'
import { cutText } from '@first-fashion/contract/text/cut-text'
import type { ProvenPerson, SignInSecrets } from '../../../ports/sign-in-provider.ts'

/**
 * The secrets of a sign-in attempt. Nonce and verifier are derived from the browser's key and the state, so that the
 * database holds neither and a stolen copy is useless.
 */
export function secretsOf(browserKey: string, state: string): SignInSecrets {
  const derived = (purpose: string) =>
    createHmac('sha256', browserKey).update(`${purpose}:${state}`).digest('base64url')
  return { state, nonce: derived('nonce'), codeVerifier: derived('code-verifier') }
}

/** Whether a cookie holds one of our keys: 256 bits in base64url. */
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
 * How a returning person is resolved. Accounts join by email address only if the provider vouches for the address and
 * our account has verified it.
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
  return address !== undefined && looksLikeEmail(address) ? address : undefined
}

const longestName = 120

/** A name for the account: the provider's, or the part of the address before the @. */
export const nameFor = (name: string, email: string): string =>
  cutText(cleanLine(name).trim() || email.split('@')[0] || email, longestName)
