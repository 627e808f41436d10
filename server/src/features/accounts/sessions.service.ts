import { cutText } from '@first-fashion/contract/text/cut-text'
import { LRUCache } from 'lru-cache'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import { perShop, type Shop } from '../../shop.ts'
import { customerSignedIn } from './accounts.events.ts'
import { rememberDevice } from './devices/known-devices.queries.ts'
import {
  endAllSessions,
  endOtherSessions,
  endOwnSession,
  endSession,
  insertSession,
  sessionOfToken,
  sessionWasUsed,
} from './session.queries.ts'

const sessionLifetimeMs = 30 * 24 * 3_600_000
/** How often a session's last use is recorded. */
const usesApartMs = 5 * 60_000

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly userAgent: string | undefined
  readonly address: string
  /** Identifies the browser; see device-cookie.ts. */
  readonly device?: string
}

/**
 * The sessions of customers that were used lately, in memory. A session is an opaque token in the header `token`, stored
 * as its hash.
 */
export const cachedSessions = perShop(({ invalidation, sockets }) => {
  const known = createKnownSessions()
  const { changed } = invalidation.cache('customer-sessions', (customerIds) => {
    known.forget(customerIds)
    sockets.recheck(customerIds)
  })
  return { get: known.get, changed }
})

/** Refuses with 'accounts.login-needed' when there is no token, and with 'accounts.session-dead' when it has ended. */
export async function requireSession(shop: Shop, token: string | undefined): Promise<CustomerSession> {
  if (token === undefined || token === '') throw loginNeeded()
  if (token.length > 200) throw sessionDead()
  const tokenHash = hashOfToken(token)
  const session = await cachedSessions(shop).get(tokenHash, () => activeSession(shop, tokenHash))
  if (session === undefined || session.expiresAt <= shop.clock.now()) throw sessionDead()
  return { customerId: session.customerId, tokenHash }
}

export const signOut = (shop: Shop, { customerId, tokenHash }: CustomerSession): Promise<void> =>
  shop.database.transaction(async (tx) => {
    await endSession(tx, tokenHash)
    await cachedSessions(shop).changed(tx, [customerId])
  })

/** Ends a customer's own session; returns whether there was one. */
export const signOutDevice = (shop: Shop, customerId: string, sessionId: string): Promise<boolean> =>
  shop.database.transaction(async (tx) => {
    await cachedSessions(shop).changed(tx, [customerId])
    return endOwnSession(tx, customerId, sessionId)
  })

/** Ends all of a customer's sessions, in every process once the transaction is committed. */
export async function signOutEverywhere(shop: Shop, tx: Db, customerId: string): Promise<void> {
  await endAllSessions(tx, customerId)
  await cachedSessions(shop).changed(tx, [customerId])
}

/** Like `signOutEverywhere`, except for one session. */
export async function signOutElsewhere(
  shop: Shop,
  tx: Db,
  { customerId, tokenHash }: CustomerSession,
): Promise<void> {
  await endOtherSessions(tx, customerId, tokenHash)
  await cachedSessions(shop).changed(tx, [customerId])
}

/**
 * Opens a session in the transaction that signs the customer in; returns the token.
 * Refuses with 'accounts.blocked', in whatever way the customer signs in.
 */
export async function openSession(
  { clock, newId, events }: Shop,
  tx: Db,
  customerId: string,
  { userAgent = '', address, device }: SignInOrigin = { userAgent: '', address: '' },
): Promise<string> {
  const token = newSecretToken()
  const id = newId()
  const createdAt = clock.now()
  const isOpen = await insertSession(tx, {
    id,
    tokenHash: hashOfToken(token),
    customerId,
    userAgent: cutText(userAgent, 400),
    address: address.slice(0, 64),
    createdAt,
    expiresAt: after(createdAt, sessionLifetimeMs),
  })
  if (!isOpen)
    throw new AppError(
      'forbidden',
      'accounts.blocked',
      'This account is blocked. Please contact us and we will look into it.',
    )
  if (device !== undefined) await rememberDevice(tx, device, customerId, createdAt)
  if (address !== '') await events.emit(tx, customerSignedIn, { sessionId: id })
  return token
}

async function activeSession({ database, clock }: Shop, tokenHash: Buffer) {
  const now = clock.now()
  const session = await sessionOfToken(database.db, tokenHash, now)
  if (session !== undefined && session.lastUsedAt <= after(now, -usesApartMs))
    await sessionWasUsed(database.db, tokenHash, now)
  return session
}

const loginNeeded = () => new AppError('unauthenticated', 'accounts.login-needed', 'Please log in')

const sessionDead = () =>
  new AppError('unauthenticated', 'accounts.session-dead', 'Your session has ended. Please log in again.')

interface ActiveSession {
  readonly customerId: string
  readonly expiresAt: Date
}

/** A cache of recent sessions, so that not every call queries the database. */
interface KnownSessions {
  /** The session of a token's hash, from the cache or the database. */
  get(tokenHash: Buffer, read: () => Promise<ActiveSession | undefined>): Promise<ActiveSession | undefined>
  /** Sessions of these customers ended, or of any customers. */
  forget(customerIds: readonly string[] | undefined): void
}

/** After this time the database is asked again, in case a session was ended behind the processes' back. */
const believedForMs = 30_000

function createKnownSessions(): KnownSessions {
  const known = new LRUCache<string, ActiveSession>({ max: 20_000, ttl: believedForMs })
  let generation = 0
  return {
    get: async (tokenHash, read) => {
      const key = tokenHash.toString('base64url')
      const found = known.get(key)
      if (found !== undefined) return found
      const startedAt = generation
      const session = await read()
      // A session read while sessions ended may be one of them.
      if (session !== undefined && startedAt === generation) known.set(key, session)
      return session
    },
    forget: (customerIds) => {
      generation++
      if (customerIds === undefined) return known.clear()
      const ended = new Set(customerIds)
      for (const [key, { customerId }] of known.entries()) if (ended.has(customerId)) known.delete(key)
    },
  }
}
