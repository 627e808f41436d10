import type { User } from '@first-fashion/contract/accounts/calls'
import type { profileShape } from '@first-fashion/contract/profile/profile-shape'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords/passwords.ts'
import { perShop, type Shop } from '../../shop.ts'
import { customerRegistered } from './accounts.events.ts'
import { changeCustomer, customerByEmail, customerById, insertCustomer } from './customer.queries.ts'
import { opaqueCustomerId } from './opaque-id.ts'
import { passwordWeakness, type Registration, registrationErrors } from './passwords/registration.rules.ts'
import { openSession, type SignInOrigin } from './sessions.service.ts'
import { identitiesOf } from './social/identity.queries.ts'

type NewAccount = Registration & { referralCode?: string; countryCode?: string }

/** The account's part of its user; the rest is in the profile. */
type AccountUser = Omit<User, keyof typeof profileShape>

/** Compared for unknown addresses, so that both answers take equally long. */
export const decoyHash = perShop(({ passwordMemoryKib }) =>
  hashPassword('an address that is not known', passwordMemoryKib),
)

/**
 * Signs a customer in; returns the token. Refuses with 'accounts.credentials-wrong', in the same time for known and
 * unknown addresses, and with 'accounts.blocked' if the password of a blocked account is right.
 */
export async function logIn(
  shop: Shop,
  email: string,
  password: string,
  from?: SignInOrigin,
): Promise<string> {
  const { database, clock } = shop
  const customer = await customerByEmail(database.db, email)
  const matches = await passwordMatches(password, customer?.passwordHash ?? (await decoyHash(shop)))
  // An account without a password accepts none, not even the decoy's.
  if (customer === undefined || customer.passwordHash === null || !matches)
    throw new AppError('unauthenticated', 'accounts.credentials-wrong', 'Invalid email or password')
  return database.transaction(async (tx) => {
    await changeCustomer(tx, customer.id, { lastLoginAt: clock.now() })
    return openSession(shop, tx, customer.id, from)
  })
}

/**
 * Creates an account and signs it in; returns the token. Refuses with 'accounts.details-invalid',
 * 'accounts.password-weak' and 'accounts.email-taken'.
 */
export async function registerCustomer(
  shop: Shop,
  registration: NewAccount,
  from?: SignInOrigin,
): Promise<string> {
  const { database, clock, newId, events, passwordMemoryKib } = shop
  const errors = registrationErrors(registration)
  if (Object.keys(errors).length > 0) throw registrationRefused(errors)
  const passwordHash = await hashPassword(registration.password, passwordMemoryKib)
  const now = clock.now()
  const id = newId()
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
    await events.emit(tx, customerRegistered, { customerId: id })
    return openSession(shop, tx, id, from)
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

/** Refuses with 'accounts.session-dead' if the account is gone. */
export async function getAccountUser(
  { database }: Shop,
  customerId: string,
): Promise<AccountUser & { readonly lastLogin: number }> {
  const [customer, linked] = await Promise.all([
    customerById(database.db, customerId),
    identitiesOf(database.db, customerId),
  ])
  if (customer === undefined)
    throw new AppError('unauthenticated', 'accounts.session-dead', 'Please log in again.')
  return {
    _id: opaqueCustomerId(customer.id),
    name: customer.name,
    email: customer.email,
    isVerified: customer.verifiedAt !== null,
    googleId: linked.get('google') ?? null,
    facebookId: linked.get('facebook') ?? null,
    authProvider: customer.passwordHash === null ? 'social' : 'local',
    hasPassword: customer.passwordHash !== null,
    createdAt: customer.createdAt.getTime(),
    lastLogin: customer.lastLoginAt.getTime(),
  }
}

/** For staff, who may know that there is no such customer. */
export const unknownCustomer = () =>
  new AppError('unknown', 'staff.customer-unknown', 'This customer does not exist')
