import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { after } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import type { CustomerSession } from '../../../platform/http/handlers.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { emailChangeRequested } from '../accounts.events.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { customerByEmail, customerById } from '../customer.queries.ts'
import { emailChangeOf, saveEmailChange } from './email-change.queries.ts'

const lifetimeMs = 24 * 3_600_000

/**
 * A change of the email address is pending until the emailed link is opened, and the old address is notified. The
 * current address changes nothing. Refuses with 'accounts.password-wrong', 'accounts.sign-in-again',
 * 'accounts.email-taken' and 'profile.details-invalid'.
 */
export async function requestEmailChange(
  shop: Shop,
  session: CustomerSession,
  typed: string,
  currentPassword: string | undefined,
): Promise<void> {
  const { database, clock, events } = shop
  const { customerId, tokenHash: sessionHash } = session
  const email = typed.trim()
  const customer = await customerById(database.db, customerId)
  if (customer === undefined || email === customer.email) return
  if (!looksLikeEmail(email))
    throw refused('refused', 'profile.details-invalid', 'Please enter a valid email address')
  await confirmOwner(shop, session, { password: currentPassword, field: 'currentPassword' })
  const other = await customerByEmail(database.db, email)
  if (other !== undefined && other.id !== customerId)
    throw refused('conflict', 'accounts.email-taken', 'An account with this email already exists')
  // A placeholder: the email job creates the link.
  const tokenHash = hashOfToken(newSecretToken())
  const createdAt = clock.now()
  const expiresAt = after(createdAt, lifetimeMs)
  await database.transaction(async (tx) => {
    await saveEmailChange(tx, { customerId, email, tokenHash, sessionHash, createdAt, expiresAt })
    await events.emit(tx, emailChangeRequested, { customerId })
  })
}

/** The address that a customer has yet to confirm, or null. */
export const findPendingEmail = async (
  { database, clock }: Shop,
  customerId: string,
): Promise<string | null> => (await emailChangeOf(database.db, customerId, clock.now()))?.email ?? null

const refused = (kind: 'refused' | 'conflict', code: string, message: string) =>
  new AppError(kind, code, message, { errors: { email: message } })
