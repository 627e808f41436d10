import { limits } from '@first-fashion/contract/limits'
import { api } from '../../platform/api-browser.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf } from '../../platform/queries/refusal.ts'

/** What was typed; each mode of the login page has some of it. */
export interface Credentials {
  readonly email: string
  readonly password?: string
  readonly name?: string
  readonly referralCode?: string
}

/** A session, or the message that an email was sent. */
export type Entered = { readonly token: string } | { readonly message: string }

export const login = ({ email, password = '' }: Credentials) =>
  call('accounts.login', { body: { email, password } })

export async function register(
  { email, password = '', name = '', referralCode = '' }: Credentials,
  country: Promise<string | undefined>,
) {
  const countryCode = await country
  const body = { name, email, password, referralCode, ...(countryCode === undefined ? {} : { countryCode }) }
  const { token } = await call('accounts.register', { body })
  localStorage.removeItem('referral')
  return { token }
}

/** The country from the IP look-up, within 5 s. Registration does not depend on it. */
export async function countryByAddress(): Promise<string | undefined> {
  const answer = await api('accounts.ip-location', { signal: AbortSignal.timeout(limits.ipLookupTimeoutMs) })
  return (answer.ok && answer.value.country_code) || undefined
}

/** Requests a new verification email. */
export const resendVerification = (email: string) => call('accounts.resend-verification', { body: { email } })

export const forgotPassword = (email: string) => call('accounts.forgot-password', { body: { email } })

/** The user must read why before trying again: too many attempts, or a blocked account. */
export const isClosed = (error: Error): boolean =>
  ['request.too-many', 'accounts.blocked'].includes(failureOf(error).code)
