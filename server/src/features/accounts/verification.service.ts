import { looksLikeEmail } from '@first-fashion/contract/email-address'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { hashOfToken } from '../../platform/secret-tokens.ts'
import { changeCustomer, customerByEmail, customerById } from './customer.queries.ts'
import { useEmailChange } from './email-change/email-change.queries.ts'
import { useLink } from './session.queries.ts'

export const verificationLifetimeMs = 7 * 24 * 3_600_000

export interface Verification {
  /** Uses up a link, which may be that of another address wished for. Refuses with 'accounts.verification-link-dead'. */
  verify(token: string): Promise<void>
  /** Has a new link mailed if there is something to verify; what is done and answered here is the same either way. */
  request(email: string): Promise<void>
  isVerified(customerId: string): Promise<boolean>
}

export interface VerificationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly jobs: Jobs
}

export function createVerification({ database, clock, newId, jobs }: VerificationDeps): Verification {
  return {
    verify: async (token) => {
      const now = clock.now()
      await database.transaction(async (tx) => {
        const link = hashOfToken(token)
        const customerId =
          (await useLink(tx, link, 'verify-email', now)) ?? (await useEmailChange(tx, link, now))
        if (customerId === undefined) throw linkDead()
        await changeCustomer(tx, customerId, { verifiedAt: now })
      })
    },
    request: async (email) => {
      refuseNoEmail(email)
      // For an address that is not known the same is done, with an id of nobody: no one learns from it which it was.
      await database.transaction(async (tx) => {
        const customer = await customerByEmail(tx, email)
        await jobs.enqueue(tx, 'verification-asked', { customerId: customer?.id ?? newId() })
      })
    },
    isVerified: async (customerId) => {
      const customer = await customerById(database.db, customerId)
      return customer !== undefined && customer.verifiedAt !== null
    },
  }
}

/** Refuses what is no address, before anybody looks whether it is known. */
export function refuseNoEmail(email: string): void {
  if (email.trim() === '') throw emailRefused('Please enter your email address')
  if (!looksLikeEmail(email)) throw emailRefused('Please enter a valid email address')
}

const linkDead = () => new AppError('refused', 'accounts.verification-link-dead', 'Invalid verification link')

const emailRefused = (message: string) =>
  new AppError('refused', 'accounts.email-invalid', message, { errors: { email: message } })
