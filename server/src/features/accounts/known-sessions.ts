import { LRUCache } from 'lru-cache'

export interface ActiveSession {
  readonly customerId: string
  readonly expiresAt: Date
}

/** Sessions that were asked for a moment ago, so that not every call has to ask the database again. */
export interface KnownSessions {
  /** The session of a token's hash: known, or read now. */
  get(tokenHash: Buffer, read: () => Promise<ActiveSession | undefined>): Promise<ActiveSession | undefined>
  /** After sessions ended: none is believed without having been read again. */
  forget(): void
}

/** For the case that a session ended without this process: then it still lives for so long here. */
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
      // What was read while sessions ended may be one of them.
      if (session !== undefined && startedAt === generation) known.set(key, session)
      return session
    },
    forget: () => {
      generation++
      known.clear()
    },
  }
}
