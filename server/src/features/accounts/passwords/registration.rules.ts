import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { limits } from '@first-fashion/contract/limits'
import { commonPasswords } from './common-passwords.ts'

export interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The errors of a registration by field; empty if there are none. */
export function registrationErrors(registration: Registration): Record<string, string> {
  const errors: Record<string, string> = {}
  if (registration.name.trim() === '') errors.name = 'Please enter your name'
  if (registration.email.trim() === '') errors.email = 'Please enter your email address'
  else if (!looksLikeEmail(registration.email)) errors.email = 'Please enter a valid email address'
  const weak = passwordWeakness(registration.password)
  if (weak !== undefined) errors.password = weak
  return errors
}

/** Why a password is too weak, or undefined. */
export function passwordWeakness(password: string): string | undefined {
  if (password.length < limits.passwordMinimumLength)
    return `Password must be at least ${limits.passwordMinimumLength} characters long`
  if (commonPasswords.has(password.toLowerCase()))
    return 'This password is one of the most common ones. Please choose another'
  return undefined
}
