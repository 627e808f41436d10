import { AppError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { hashOfToken } from '../../platform/secret-tokens.ts'
import type { Shop } from '../../shop.ts'
import { passwordChanged, passwordResetRequested } from './accounts.events.ts'
import { refuseWeakPassword } from './accounts.service.ts'
import { changeCustomer, customerByEmail, customerById } from './customer.queries.ts'
import { dropEmailChange } from './email-change/email-change.queries.ts'
import { customerOfLink, useLink } from './session.queries.ts'
import type { CustomerSessions } from './sessions.service.ts'
import { dropIdentitiesOfUnverified } from './social/identity.queries.ts'
import { refuseNoEmail } from './verification.service.ts'

export const resetLifetimeMs = 3_600_000

export interface PasswordReset {
  /** Sends a link if the address is known; work and answer are the same either way. */
  request(email: string): Promise<void>
  /** The address of an active link. Refuses with 'accounts.reset-link-dead'. */
  emailOf(token: string): Promise<string>
  /** Uses the link up, sets the password and ends every session. */
  reset(token: string, newPassword: string): Promise<void>
}

export interface PasswordResetDeps extends Shop {
  readonly sessions: CustomerSessions
}

export function createPasswordReset({
  database,
  clock,
  newId,
  events,
  sessions,
  passwordMemoryKib,
}: PasswordResetDeps): PasswordReset {
  return {
    request: async (email) => {
      refuseNoEmail(email)
      // Unknown addresses cause the same work with a dummy ID, so that nobody can tell the difference.
      await database.transaction(async (tx) => {
        const customer = await customerByEmail(tx, email)
        await events.emit(tx, passwordResetRequested, { customerId: customer?.id ?? newId() })
      })
    },
    emailOf: async (token) => {
      const customerId = await customerOfLink(database.db, hashOfToken(token), 'reset-password', clock.now())
      const customer = customerId === undefined ? undefined : await customerById(database.db, customerId)
      if (customer === undefined) throw linkDead()
      return customer.email
    },
    reset: async (token, newPassword) => {
      refuseWeakPassword(newPassword, 'newPassword')
      const passwordHash = await hashPassword(newPassword, passwordMemoryKib)
      await database.transaction(async (tx) => {
        const customerId = await useLink(tx, hashOfToken(token), 'reset-password', clock.now())
        if (customerId === undefined) throw linkDead()
        await dropIdentitiesOfUnverified(tx, customerId)
        // Anyone who knew the old password may have requested an email change.
        await dropEmailChange(tx, customerId)
        await changeCustomer(tx, customerId, { passwordHash })
        await sessions.endAll(tx, customerId)
        await events.emit(tx, passwordChanged, { customerId })
      })
    },
  }
}

const linkDead = () => new AppError('refused', 'accounts.reset-link-dead', 'Invalid or expired reset token')
