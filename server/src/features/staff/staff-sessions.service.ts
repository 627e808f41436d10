import { timingSafeEqual } from 'node:crypto'
import type { Call } from '@first-fashion/contract'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CallOrigin } from '../../platform/http/call-origin.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import { perShop, type Shop } from '../../shop.ts'
import { deviceName } from '../security/index.ts'
import { logSignIn } from './access-log/access-log.service.ts'
import { noteSessionUse } from './sessions/sessions.queries.ts'
import { type AccessNews, staffAccessChanged, staffSignedIn } from './staff.events.ts'
import {
  endStaffSession,
  endStaffSessions,
  insertStaffSession,
  recordSignIn,
  staffOfSession,
} from './staff.queries.ts'
import { isNewDeviceOf, rememberStaffDevice } from './staff-devices.queries.ts'

export const sessionLifetimeMs = 12 * 3_600_000
/** How long a proof counts. */
const proofLifetimeMs = 10 * 60_000
/** A busy session writes once a minute. */
const useNotedMs = 60_000

/** Connections whose session ended are closed, in every process. */
export const connectedStaff = perShop(({ invalidation, sockets }) =>
  invalidation.cache('staff-sessions', (staffIds) => sockets.recheck(staffIds)),
)

/**
 * The session is a cookie that scripts cannot read; a change needs a token, too, that other sites cannot know. Refuses
 * with 'staff.session-dead', and changes without the right CSRF header with 'staff.csrf-wrong'. Whoever has to set a
 * second factor up may make the calls that are open before it; the rest is refused with 'staff.second-factor-needed'.
 */
export async function requireStaffSession(
  { database, clock }: Shop,
  {
    token,
    csrf,
    changes,
    call,
  }: {
    readonly token: string | undefined
    readonly csrf: string | undefined
    readonly changes: boolean
    /** Undefined for a socket, whose checks are no use of the session. */
    readonly call: Pick<Call, 'isBackground' | 'isBeforeSecondFactor'> | undefined
  },
): Promise<StaffSession> {
  if (token === undefined || token === '') throw signInNeeded()
  if (token.length > 200) throw sessionDead()
  const tokenHash = hashOfToken(token)
  const found = await staffOfSession(database.db, tokenHash, clock.now())
  if (found === undefined) throw sessionDead()
  if (changes && !sameText(csrf ?? '', found.csrfToken))
    throw new AppError('forbidden', 'staff.csrf-wrong', 'Please reload the page and try again')
  if (found.needsSecondFactor && call?.isBeforeSecondFactor !== true) throw secondFactorNeeded()
  const now = clock.now()
  const isUse = call !== undefined && call.isBackground !== true
  if (isUse && after(found.lastUsedAt, useNotedMs) <= now) await noteSessionUse(database.db, tokenHash, now)
  return toSession(found, tokenHash, now)
}

type Found = NonNullable<Awaited<ReturnType<typeof staffOfSession>>>

const toSession = ({ lastUsedAt: _, ...found }: Found, tokenHash: Buffer, now: Date): StaffSession => ({
  ...found,
  isProofRecent: after(found.provedAt, proofLifetimeMs) > now,
  tokenHash,
})

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
 * Opens a session for a member whose password, and second factor, are right. Returns undefined if the password was
 * changed or the member switched off since the hash was read.
 */
export async function openStaffSession(
  shop: Shop,
  tx: Db,
  { id, passwordHash }: SigningIn,
  origin: SignInOrigin,
): Promise<OpenedSession | undefined> {
  const { device, userAgent, address } = origin
  const createdAt = shop.clock.now()
  if (!(await recordSignIn(tx, { id, passwordHash }, createdAt))) return undefined
  const [token, csrfToken] = [newSecretToken(), newSecretToken()]
  const tokenHash = hashOfToken(token)
  const expiresAt = after(createdAt, sessionLifetimeMs)
  const times = { createdAt, lastUsedAt: createdAt, provedAt: createdAt, expiresAt }
  const from = { userAgent: cutText(userAgent, 400), address }
  const sessionId = shop.newId()
  await insertStaffSession(tx, { id: sessionId, tokenHash, staffId: id, csrfToken, ...from, ...times })
  await shop.events.emit(tx, staffSignedIn, { sessionId })
  await logSignIn(shop, tx, origin, id)
  if (await isNewDeviceOf(tx, device, id))
    await reportAccess(shop, tx, id, 'new-device', deviceName(userAgent).device)
  await rememberStaffDevice(tx, device, id, createdAt)
  const found = await staffOfSession(tx, tokenHash, createdAt)
  return found && { token, session: toSession(found, tokenHash, createdAt) }
}

/** Tells a member by email what became of their access. */
export const reportAccess = (
  { events }: Shop,
  tx: Db,
  staffId: string,
  news: AccessNews,
  detail = '',
): Promise<void> => events.emit(tx, staffAccessChanged, { staffId, news, detail })

/** Where somebody signs in. */
export interface SignInOrigin extends CallOrigin {
  /** What tells the device apart. */
  readonly device: string
}

export interface OpenedSession {
  readonly token: string
  readonly session: StaffSession
}

interface SigningIn {
  readonly id: string
  readonly passwordHash: string
}

function sameText(a: string, b: string): boolean {
  const [first, second] = [hashOfToken(a), hashOfToken(b)]
  return timingSafeEqual(first, second)
}

const secondFactorNeeded = () =>
  new AppError(
    'forbidden',
    'staff.second-factor-needed',
    'Everyone here needs a second factor. Please set yours up first.',
  )

/** The same to the back office, which shows the sign-in. */
const signInNeeded = () => new AppError('unauthenticated', 'staff.session-dead', 'Please sign in')

const sessionDead = () =>
  new AppError('unauthenticated', 'staff.session-dead', 'Your session has ended. Please sign in again.')
