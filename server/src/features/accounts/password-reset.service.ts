import { looksLikeEmail } from '@first-fashion/contract/checkout/address'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import { refuseWeakPassword } from './accounts.service.ts'
import { changeCustomer, customerByEmail, customerById } from './customer.queries.ts'
import { customerOfLink, insertLink, useLink } from './session.queries.ts'
import type { CustomerSessions } from './sessions.service.ts'
import { dropIdentitiesOfUnverified } from './social/identity.queries.ts'

const linkLifetimeMs = 3_600_000

export interface PasswordReset {
  /** Mails a link if the address is known; the answer is the same either way. */
  request(email: string): Promise<void>
  /** The address that a living link belongs to. Refuses with 'accounts.reset-link-dead'. */
  emailOf(token: string): Promise<string>
  /** Uses the link up, sets the password and ends every session. */
  reset(token: string, newPassword: string): Promise<void>
}

export interface PasswordResetDeps {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly sessions: CustomerSessions
}

export function createPasswordReset({ database, clock, jobs, sessions }: PasswordResetDeps): PasswordReset {
  return {
    request: async (email) => {
      if (email.trim() === '') throw emailRefused('Please enter your email address')
      if (!looksLikeEmail(email)) throw emailRefused('Please enter a valid email address')
      const customer = await customerByEmail(database.db, email)
      if (customer === undefined) return
      const token = newSecretToken()
      const createdAt = clock.now()
      const expiresAt = after(createdAt, linkLifetimeMs)
      const link = { tokenHash: hashOfToken(token), customerId: customer.id, createdAt, expiresAt }
      await database.transaction(async (tx) => {
        await insertLink(tx, { ...link, purpose: 'reset-password' })
        await jobs.enqueue(tx, 'password-reset-requested', { customerId: customer.id, token })
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
      const passwordHash = await hashPassword(newPassword)
      await database.transaction(async (tx) => {
        const customerId = await useLink(tx, hashOfToken(token), 'reset-password', clock.now())
        if (customerId === undefined) throw linkDead()
        await dropIdentitiesOfUnverified(tx, customerId)
        await changeCustomer(tx, customerId, { passwordHash })
        await sessions.endAll(tx, customerId)
      })
      sessions.ended()
    },
  }
}

const linkDead = () =>
  new AppError('refused', 'accounts.reset-link-dead', 'This reset link is no longer valid')

const emailRefused = (message: string) =>
  new AppError('refused', 'accounts.email-invalid', message, { errors: { email: message } })
