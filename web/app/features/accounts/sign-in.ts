import { limits } from '@first-fashion/contract/limits'
import type { Failure } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'sent'; readonly message: string }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      /** The user must read it before trying again: too many attempts, or a blocked account. */
      readonly isClosed: boolean
    }

const refused = (failure: Failure, fallback?: string): SignInOutcome => ({
  kind: 'refused',
  message: fallback === undefined ? failure.message : messageOr(failure, fallback),
  errors: failure.errors ?? {},
  isClosed: ['request.too-many', 'accounts.blocked'].includes(failure.code),
})

export async function login(body: { email: string; password: string }): Promise<SignInOutcome> {
  const answer = await api('accounts.login', { body })
  return answer.ok ? { kind: 'signed-in', token: answer.value.token } : refused(answer.failure)
}

interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly referralCode: string
}

export async function register(
  registration: Registration,
  country: Promise<string | undefined>,
  fallback: string,
): Promise<SignInOutcome> {
  const countryCode = await country
  const body = { ...registration, ...(countryCode === undefined ? {} : { countryCode }) }
  const answer = await api('accounts.register', { body })
  if (!answer.ok) return refused(answer.failure, fallback)
  localStorage.removeItem('referral')
  return { kind: 'signed-in', token: answer.value.token }
}

/** The country from the IP look-up, within 5 s. Registration does not depend on it. */
export async function countryByAddress(): Promise<string | undefined> {
  const answer = await api('accounts.ip-location', { signal: AbortSignal.timeout(limits.ipLookupTimeoutMs) })
  return answer.ok ? answer.value.country_code : undefined
}

/** Requests a new verification email. */
export async function resendVerification(email: string, fallback: string): Promise<SignInOutcome> {
  const answer = await api('accounts.resend-verification', { body: { email } })
  return answer.ok ? { kind: 'sent', message: answer.value.message } : refused(answer.failure, fallback)
}

export async function forgotPassword(email: string, fallback: string): Promise<SignInOutcome> {
  const answer = await api('accounts.forgot-password', { body: { email } })
  return answer.ok ? { kind: 'sent', message: answer.value.message } : refused(answer.failure, fallback)
}
