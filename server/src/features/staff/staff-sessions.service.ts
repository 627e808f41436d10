import { timingSafeEqual } from 'node:crypto'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords/passwords.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import { perShop, type Shop } from '../../shop.ts'
import {
  endStaffSession,
  endStaffSessions,
  insertStaffSession,
  recordSignIn,
  staffByEmail,
  staffOfSession,
} from './staff.queries.ts'
import { rememberStaffDevice } from './staff-devices.queries.ts'

const sessionLifetimeMs = 12 * 3_600_000

/** Connections whose session ended are closed, in every process. */
export const connectedStaff = perShop(({ invalidation, sockets }) =>
  invalidation.cache('staff-sessions', (staffIds) => sockets.recheck(staffIds)),
)

/** Compared for unknown addresses, so that both answers take equally long. */
export const decoyHash = perShop(({ passwordMemoryKib }) =>
  hashPassword('an address that is not known', passwordMemoryKib),
)

/**
 * The session is a cookie that scripts cannot read; a change needs a token, too, that other sites cannot know. Refuses
 * with 'staff.session-dead', and changes without the right CSRF header with 'staff.csrf-wrong'.
 */
export async function requireStaffSession(
  { database, clock }: Shop,
  {
    token,
    csrf,
    changes,
  }: {
    readonly token: string | undefined
    readonly csrf: string | undefined
    readonly changes: boolean
  },
): Promise<StaffSession> {
  if (token === undefined || token === '') throw signInNeeded()
  if (token.length > 200) throw sessionDead()
  const tokenHash = hashOfToken(token)
  const found = await staffOfSession(database.db, tokenHash, clock.now())
  if (found === undefined) throw sessionDead()
  if (changes && !sameText(csrf ?? '', found.csrfToken))
    throw new AppError('forbidden', 'staff.csrf-wrong', 'Please reload the page and try again')
  return { ...found, tokenHash }
}

export const signOutStaff = (shop: Shop, tokenHash: Buffer): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const staffId = await endStaffSession(tx, tokenHash)
    if (staffId !== undefined) await connectedStaff(shop).changed(tx, [staffId])
  })

/** Ends the sessions and sockets of a member, in every process after the commit; one session may be kept. */
export async function signOutMember(shop: Shop, tx: Db, staffId: string, kept?: Buffer): Promise<void> {
  await endStaffSessions(tx, staffId, kept)
  await connectedStaff(shop).changed(tx, [staffId])
}

/**
 * Refuses unknown addresses and wrong passwords with 'staff.credentials-wrong', in the same time, and with
 * 'staff.switched-off' if the password of a member who is switched off is right.
 */
export async function signInStaff(
  shop: Shop,
  email: string,
  password: string,
  device?: string,
): Promise<{ token: string; session: StaffSession }> {
  const { database, clock } = shop
  const decoy = await decoyHash(shop)
  const person = await staffByEmail(database.db, email)
  const matches = await passwordMatches(password, person?.passwordHash ?? decoy)
  if (person === undefined || !matches) throw credentialsWrong()
  if (person.disabledAt !== null) throw switchedOff()
  const token = newSecretToken()
  const tokenHash = hashOfToken(token)
  const csrfToken = newSecretToken()
  const createdAt = clock.now()
  const expiresAt = after(createdAt, sessionLifetimeMs)
  await database.transaction(async (tx) => {
    // The password may have been changed while it was compared.
    if (!(await recordSignIn(tx, person, createdAt))) throw credentialsWrong()
    await insertStaffSession(tx, { tokenHash, staffId: person.id, csrfToken, createdAt, expiresAt })
    if (device !== undefined) await rememberStaffDevice(tx, device, person.id, createdAt)
  })
  const { name, role } = person
  return { token, session: { staffId: person.id, name, email: person.email, role, csrfToken, tokenHash } }
}

function sameText(a: string, b: string): boolean {
  const [first, second] = [hashOfToken(a), hashOfToken(b)]
  return timingSafeEqual(first, second)
}

const credentialsWrong = () =>
  new AppError('unauthenticated', 'staff.credentials-wrong', 'Invalid email or password')

const switchedOff = () =>
  new AppError('forbidden', 'staff.switched-off', 'Your access is switched off. Please ask an owner.')

/** The same to the back office, which shows the sign-in. */
const signInNeeded = () => new AppError('unauthenticated', 'staff.session-dead', 'Please sign in')

const sessionDead = () =>
  new AppError('unauthenticated', 'staff.session-dead', 'Your session has ended. Please sign in again.')
