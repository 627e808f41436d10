import { AppError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { hashOfToken } from '../../platform/secret-tokens.ts'
import type { Shop } from '../../shop.ts'
import { passwordChanged, passwordResetRequested } from './accounts.events.ts'
import { refuseWeakPassword } from './accounts.service.ts'
import { changeCustomer, customerByEmail, customerById } from './customer.queries.ts'
import { dropEmailChange } from './email-change/email-change.queries.ts'
import { customerOfLink, useLink } from './session.queries.ts'
import { signOutEverywhere } from './sessions.service.ts'
import { dropIdentitiesOfUnverified } from './social/identity.queries.ts'
import { refuseNoEmail } from './verification.service.ts'

export const resetLifetimeMs = 3_600_000

/** Sends a link if the address is known; work and answer are the same either way. */
export async function requestPasswordReset({ database, newId, events }: Shop, email: string): Promise<void> {
  refuseNoEmail(email)
  // Unknown addresses cause the same work with a dummy ID, so that nobody can tell the difference.
  await database.transaction(async (tx) => {
    const customer = await customerByEmail(tx, email)
    await events.emit(tx, passwordResetRequested, { customerId: customer?.id ?? newId() })
  })
}

/** The address of an active link. Refuses with 'accounts.reset-link-dead'. */
export async function emailOfResetLink({ database, clock }: Shop, token: string): Promise<string> {
  const customerId = await customerOfLink(database.db, hashOfToken(token), 'reset-password', clock.now())
  const customer = customerId === undefined ? undefined : await customerById(database.db, customerId)
  if (customer === undefined) throw linkDead()
  return customer.email
}

/**
 * Uses the link up, sets the password and ends every session. Refuses with 'accounts.reset-link-dead' and
 * 'accounts.password-weak'.
 */
export async function resetPassword(shop: Shop, token: string, newPassword: string): Promise<void> {
  const { database, clock, events, passwordMemoryKib } = shop
  refuseWeakPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword, passwordMemoryKib)
  await database.transaction(async (tx) => {
    const customerId = await useLink(tx, hashOfToken(token), 'reset-password', clock.now())
    if (customerId === undefined) throw linkDead()
    await dropIdentitiesOfUnverified(tx, customerId)
    // Anyone who knew the old password may have requested an email change.
    await dropEmailChange(tx, customerId)
    await changeCustomer(tx, customerId, { passwordHash })
    await signOutEverywhere(shop, tx, customerId)
    await events.emit(tx, passwordChanged, { customerId })
  })
}

const linkDead = () => new AppError('refused', 'accounts.reset-link-dead', 'Invalid or expired reset token')
