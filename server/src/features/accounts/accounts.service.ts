import type { User } from '@first-fashion/contract/accounts/calls'
import type { profileShape } from '@first-fashion/contract/profile/profile-shape'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import { passwordWeakness, type Registration, registrationErrors } from './accounts.rules.ts'
import { changeCustomer, customerByEmail, customerById, insertCustomer } from './customer.queries.ts'
import { useEmailChange } from './email-change.queries.ts'
import { opaqueCustomerId } from './opaque-id.ts'
import { insertLink, useLink } from './session.queries.ts'
import type { CustomerSessions } from './sessions.service.ts'

const verificationLifetimeMs = 7 * 24 * 3_600_000

/** What the account itself knows of its user; the rest is the profile's. */
export type AccountUser = Omit<User, keyof typeof profileShape>

export interface Accounts {
  /** Makes an account and signs it in; answers the token. */
  register(registration: Registration & { referralCode?: string; countryCode?: string }): Promise<string>
  /** Refuses with 'accounts.credentials-wrong', in the same time whether the address is known or not. */
  login(email: string, password: string): Promise<string>
  user(customerId: string): Promise<AccountUser & { readonly lastLogin: number }>
  /** Refuses with 'accounts.verification-link-dead'. */
  verifyEmail(token: string): Promise<void>
}

export interface AccountsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly jobs: Jobs
  readonly sessions: CustomerSessions
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { database, clock, sessions } = deps
  // Compared with when the address is unknown, so that both answers take as long.
  const decoyHash = hashPassword('an address that is not known')
  return {
    register: (registration) => register(deps, registration),
    login: async (email, password) => {
      const customer = await customerByEmail(database.db, email)
      const matches = await passwordMatches(password, customer?.passwordHash ?? (await decoyHash))
      if (customer === undefined || !matches)
        throw new AppError('unauthenticated', 'accounts.credentials-wrong', 'Invalid email or password')
      return database.transaction(async (tx) => {
        await changeCustomer(tx, customer.id, { lastLoginAt: clock.now() })
        return sessions.open(tx, customer.id)
      })
    },
    user: (customerId) => user(database, customerId),
    verifyEmail: async (token) => {
      const now = clock.now()
      await database.transaction(async (tx) => {
        const link = hashOfToken(token)
        const customerId =
          (await useLink(tx, link, 'verify-email', now)) ?? (await useEmailChange(tx, link, now))
        if (customerId === undefined)
          throw new AppError(
            'refused',
            'accounts.verification-link-dead',
            'This verification link is no longer valid',
          )
        await changeCustomer(tx, customerId, { verifiedAt: now })
      })
    },
  }
}

async function register(
  { database, clock, newId, jobs, sessions }: AccountsDeps,
  registration: Registration & { referralCode?: string; countryCode?: string },
): Promise<string> {
  const errors = registrationErrors(registration)
  if (Object.keys(errors).length > 0) throw registrationRefused(errors)
  const passwordHash = await hashPassword(registration.password)
  const now = clock.now()
  const id = newId()
  const token = newSecretToken()
  const save = database.transaction(async (tx) => {
    await insertCustomer(tx, {
      id,
      name: registration.name.trim(),
      email: registration.email.trim(),
      passwordHash,
      referredByCode: registration.referralCode?.trim() || null,
      countryCode: countryOrNull(registration.countryCode),
      createdAt: now,
      lastLoginAt: now,
    })
    const expiresAt = after(now, verificationLifetimeMs)
    const link = { tokenHash: hashOfToken(token), customerId: id, createdAt: now, expiresAt }
    await insertLink(tx, { ...link, purpose: 'verify-email' })
    await jobs.enqueue(tx, 'account-registered', { customerId: id, token })
    return sessions.open(tx, id)
  })
  return save.catch((error: unknown) => {
    if (!isViolation(error, 'unique', 'customers_email_key_key')) throw error
    const message = 'An account with this email already exists'
    throw new AppError('conflict', 'accounts.email-taken', message, { errors: { email: message } })
  })
}

const countryOrNull = (code: string | undefined) =>
  code !== undefined && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null

function registrationRefused(errors: Record<string, string>): AppError {
  const [field, message] = Object.entries(errors)[0] ?? ['', '']
  const code = field === 'password' ? 'accounts.password-weak' : 'accounts.details-invalid'
  return new AppError('refused', code, message, { errors })
}

/** Refuses a password that is too short or too common. */
export function refuseWeakPassword(password: string, field: string): void {
  const weakness = passwordWeakness(password)
  if (weakness !== undefined)
    throw new AppError('refused', 'accounts.password-weak', weakness, { errors: { [field]: weakness } })
}

async function user(database: Database, customerId: string) {
  const customer = await customerById(database.db, customerId)
  if (customer === undefined)
    throw new AppError('unauthenticated', 'accounts.session-dead', 'Please log in again.')
  return {
    _id: opaqueCustomerId(customer.id),
    name: customer.name,
    email: customer.email,
    isVerified: customer.verifiedAt !== null,
    createdAt: customer.createdAt.getTime(),
    lastLogin: customer.lastLoginAt.getTime(),
  }
}
