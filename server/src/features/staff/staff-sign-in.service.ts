import type { SecondFactorMethod } from '@first-fashion/contract/staff/calls'
import { AppError } from '../../platform/errors.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords/passwords.ts'
import { perShop, type Shop } from '../../shop.ts'
import { failedSignIn } from './access-log/access-log.service.ts'
import { challengeMember, methodsOf, switchedOff } from './second-factor/challenges.service.ts'
import { staffByEmail } from './staff.queries.ts'
import { type OpenedSession, openStaffSession, type SignInOrigin } from './staff-sessions.service.ts'

/** Compared for unknown addresses, so that both answers take equally long. */
export const decoyHash = perShop(({ passwordMemoryKib }) =>
  hashPassword('an address that is not known', passwordMemoryKib),
)

interface Challenged {
  readonly challenge: string
  readonly methods: SecondFactorMethod[]
}

/**
 * Opens a session, or a challenge for a member who has a second factor. Refuses unknown addresses and wrong passwords
 * with 'staff.credentials-wrong', in the same time, and with 'staff.switched-off' if the password of a member who is
 * switched off is right.
 */
export async function signInStaff(
  shop: Shop,
  email: string,
  password: string,
  origin: SignInOrigin,
): Promise<OpenedSession | Challenged> {
  const { database } = shop
  const decoy = await decoyHash(shop)
  const member = await staffByEmail(database.db, email)
  const matches = await passwordMatches(password, member?.passwordHash ?? decoy)
  if (member === undefined || !matches) throw await failedSignIn(shop, origin, member?.id, credentialsWrong())
  if (member.disabledAt !== null) throw await failedSignIn(shop, origin, member.id, switchedOff())
  const methods = await methodsOf(database.db, member.id)
  if (methods.length > 0) return { challenge: await challengeMember(shop, member), methods }
  const opened = await database.transaction((tx) => openStaffSession(shop, tx, member, origin))
  // The password may have been changed while it was compared.
  if (opened === undefined) throw await failedSignIn(shop, origin, member.id, credentialsWrong())
  return opened
}

const credentialsWrong = () =>
  new AppError('unauthenticated', 'staff.credentials-wrong', 'Invalid email or password')
