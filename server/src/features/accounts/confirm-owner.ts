import { limits } from '@first-fashion/contract/limits'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { passwordMatches } from '../../platform/passwords/passwords.ts'
import type { Shop } from '../../shop.ts'
import { customerSessions } from './accounts.table.ts'
import { customerById } from './customer.queries.ts'

/** The typed password and its field. */
export interface TypedPassword {
  readonly password: string | undefined
  readonly field: string
}

/**
 * Confirms that the account belongs to the signed-in person: by its password, or by a recent sign-in if it has none.
 * Refuses with 'accounts.password-wrong' and 'accounts.sign-in-again'.
 */
export async function confirmOwner(
  shop: Shop,
  session: CustomerSession,
  typed: TypedPassword,
): Promise<void> {
  const { hasPassword } = await confirmPassword(shop.database, session, typed)
  if (hasPassword || (await isFreshSignIn(shop, session))) return
  throw new AppError(
    'forbidden',
    'accounts.sign-in-again',
    'You signed in a while ago. Please log out, log in again and try again within ten minutes.',
  )
}

/** Refuses a wrong password with 'accounts.password-wrong'. Returns whether the account has a password at all. */
export async function confirmPassword(
  { db }: Database,
  { customerId }: CustomerSession,
  { password = '', field }: TypedPassword,
): Promise<{ hasPassword: boolean }> {
  const customer = await customerById(db, customerId)
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

/** Whether the person signed in within the last ten minutes. */
export async function isFreshSignIn(
  { database, clock }: Shop,
  { tokenHash }: { readonly tokenHash: Buffer },
): Promise<boolean> {
  const [session] = await database.db
    .select({ openedAt: customerSessions.createdAt })
    .from(customerSessions)
    .where(eq(customerSessions.tokenHash, tokenHash))
  return session !== undefined && clock.now().getTime() - session.openedAt.getTime() < limits.freshSignInMs
}
