import { LRUCache } from 'lru-cache'

export interface ActiveSession {
  readonly customerId: string
  readonly expiresAt: Date
}

/** A cache of recent sessions, so that not every call queries the database. */
export interface KnownSessions {
  /** The session of a token's hash, from the cache or the database. */
  get(tokenHash: Buffer, read: () => Promise<ActiveSession | undefined>): Promise<ActiveSession | undefined>
  /** Sessions ended: clears the cache. */
  forget(): void
}

/** How long a session ended by another process stays valid here. */
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
    forget: () => {
      generation++
      known.clear()
    },
  }
}
