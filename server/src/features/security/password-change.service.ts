import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords.ts'
import {
  type CustomerSessions,
  changeCustomer,
  customerById,
  dropEmailChange,
  refuseWeakPassword,
} from '../accounts/index.ts'

export interface PasswordChange {
  /**
   * Sets a new password, ends every other session, lets no other address wait and has a mail tell of it.
   * Refuses with 'accounts.password-wrong', 'accounts.password-missing', 'accounts.password-weak'.
   */
  change(session: CustomerSession, passwords: { currentPassword: string; newPassword: string }): Promise<void>
}

export interface PasswordChangeDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly sessions: CustomerSessions
}

export function createPasswordChange({ database, jobs, sessions }: PasswordChangeDeps): PasswordChange {
  return {
    change: async (session, { currentPassword, newPassword }) => {
      const { customerId } = session
      const { hasPassword } = await confirmPassword(database, customerId, currentPassword, 'currentPassword')
      if (!hasPassword) throw passwordMissing()
      refuseWeakPassword(newPassword, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      await database.transaction(async (tx) => {
        await changeCustomer(tx, customerId, { passwordHash })
        await dropEmailChange(tx, customerId)
        await sessions.endOthers(tx, session)
        await jobs.enqueue(tx, 'password-changed', { customerId })
      })
      sessions.ended()
    },
  }
}

/**
 * Refuses with 'accounts.password-wrong' whoever does not know the password of the account. An account that signs in
 * elsewhere may have none, which is answered.
 */
export async function confirmPassword(
  database: Database,
  customerId: string,
  password: string,
  field: string,
): Promise<{ hasPassword: boolean }> {
  const customer = await customerById(database.db, customerId)
  if (customer === undefined)
    throw new AppError('unauthenticated', 'accounts.session-dead', 'Please log in again.')
  if (!customer.passwordHash) return { hasPassword: false }
  if (password === '') throw passwordWrong('Please enter your current password', field)
  if (!(await passwordMatches(password, customer.passwordHash)))
    throw passwordWrong('This is not your current password', field)
  return { hasPassword: true }
}

const passwordWrong = (message: string, field: string) =>
  new AppError('refused', 'accounts.password-wrong', message, { errors: { [field]: message } })

const passwordMissing = () =>
  new AppError(
    'refused',
    'accounts.password-missing',
    'This account has no password yet. Choose one with the link that we mail you.',
  )
