import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import type { Shop } from '../../shop.ts'
import {
  type CustomerSessions,
  changeCustomer,
  confirmPassword,
  dropEmailChange,
  passwordChanged,
  refuseWeakPassword,
} from '../accounts/index.ts'

export interface PasswordChange {
  /**
   * Sets a new password, ends every other session, lets no other address wait and has a mail tell of it.
   * Refuses with 'accounts.password-wrong', 'accounts.password-missing', 'accounts.password-weak'.
   */
  change(session: CustomerSession, passwords: { currentPassword: string; newPassword: string }): Promise<void>
}

export interface PasswordChangeDeps extends Shop {
  readonly sessions: CustomerSessions
}

export function createPasswordChange({
  database,
  events,
  sessions,
  passwordMemoryKib,
}: PasswordChangeDeps): PasswordChange {
  return {
    change: async (session, { currentPassword, newPassword }) => {
      const { customerId } = session
      const typed = { password: currentPassword, field: 'currentPassword' }
      const { hasPassword } = await confirmPassword(database, session, typed)
      if (!hasPassword) throw passwordMissing()
      refuseWeakPassword(newPassword, 'newPassword')
      const passwordHash = await hashPassword(newPassword, passwordMemoryKib)
      await database.transaction(async (tx) => {
        await changeCustomer(tx, customerId, { passwordHash })
        await dropEmailChange(tx, customerId)
        await sessions.endOthers(tx, session)
        await events.emit(tx, passwordChanged, { customerId })
      })
    },
  }
}

const passwordMissing = () =>
  new AppError(
    'refused',
    'accounts.password-missing',
    'This account has no password yet. Choose one with the link that we email you.',
  )
