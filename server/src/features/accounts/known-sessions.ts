import { LRUCache } from 'lru-cache'

export interface ActiveSession {
  readonly customerId: string
  readonly expiresAt: Date
}

/** A cache of recent sessions, so that not every call queries the database. */
export interface KnownSessions {
  /** The session of a token's hash, from the cache or the database. */
  get(tokenHash: Buffer, read: () => Promise<ActiveSession | undefined>): Promise<ActiveSession | undefined>
  /** Sessions of these customers ended, or of any customers. */
  forget(customerIds: readonly string[] | undefined): void
}

/** After this time the database is asked again, in case a session was ended behind the processes' back. */
const believedForMs = 30_000

export function createKnownSessions(): KnownSessions {
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
