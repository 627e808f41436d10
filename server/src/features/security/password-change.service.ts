import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import type { Shop } from '../../shop.ts'
import {
  changeCustomer,
  confirmPassword,
  dropEmailChange,
  passwordChanged,
  refuseWeakPassword,
  signOutElsewhere,
} from '../accounts/index.ts'

/**
 * Sets a new password, ends every other session, cancels a pending change of the address and has an email report it.
 * Refuses with 'accounts.password-wrong', 'accounts.password-missing', 'accounts.password-weak'.
 */
export async function changePassword(
  shop: Shop,
  session: CustomerSession,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { database, events, passwordMemoryKib } = shop
  const { customerId } = session
  const typed = { password: currentPassword, field: 'currentPassword' }
  const { hasPassword } = await confirmPassword(database, session, typed)
  if (!hasPassword) throw passwordMissing()
  refuseWeakPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword, passwordMemoryKib)
  await database.transaction(async (tx) => {
    await changeCustomer(tx, customerId, { passwordHash })
    await dropEmailChange(tx, customerId)
    await signOutElsewhere(shop, tx, session)
    await events.emit(tx, passwordChanged, { customerId })
  })
}

const passwordMissing = () =>
  new AppError(
    'refused',
    'accounts.password-missing',
    'This account has no password yet. Choose one with the link that we email you.',
  )
