import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { tooManyTries } from '../http/refusals.ts'
import { countForRateLimits, takeTriesBack } from './rate-limits.queries.ts'

/** So many tries within a window of time that begins with the first one. */
export interface RateLimit {
  /** What is counted, such as an account from a network; only its hash is stored. */
  readonly key: string
  readonly maximum: number
  readonly windowMs: number
}

export interface Counted {
  /** This try included. */
  readonly tries: number
  /** Until the next try is allowed; 0 while the limit is not exceeded. */
  readonly msLeft: number
}

/** Limits that all server processes count together, in the database. */
export interface RateLimits {
  /**
   * Counts a try for each limit in one statement, in order, up to the first that is exceeded: only the last outcome can
   * be one. List limits that many share last, and in the same order everywhere.
   */
  count(limits: readonly RateLimit[]): Promise<readonly Counted[]>
  /** The try was not one to count after all. */
  takeBack(limits: readonly RateLimit[]): Promise<void>
}

export interface RateLimitsDeps {
  readonly database: Database
  readonly clock: Clock
}

/** What is refused is remembered here until its time is over: an attack causes no further statements. */
const refusedMaximum = 20_000

export function createRateLimits({ database: { db }, clock }: RateLimitsDeps): RateLimits {
  const refused = new LRUCache<string, Date>({ max: refusedMaximum })
  const refusedNow = (limits: readonly RateLimit[]): Counted | undefined => {
    for (const { key, maximum } of limits) {
      const msLeft = (refused.get(key)?.getTime() ?? 0) - clock.now().getTime()
      if (msLeft > 0) return { tries: maximum + 1, msLeft }
    }
    return undefined
  }
  return {
    count: async (limits) => {
      const known = refusedNow(limits)
      if (known !== undefined) return [known]
      const at = clock.now()
      const keys = limits.map(({ key, maximum, windowMs }) => ({
        keyHash: hashOf(key),
        maximum,
        end: new Date(at.getTime() + windowMs),
      }))
      const counts = await countForRateLimits(db, keys, at)
      return counts.map(({ counted, until }, nth) => {
        const { key = '', maximum = 0 } = limits[nth] ?? {}
        if (counted <= maximum) return { tries: counted, msLeft: 0 }
        refused.set(key, until)
        return { tries: counted, msLeft: Math.max(1, until.getTime() - at.getTime()) }
      })
    },
    takeBack: async (limits) => {
      for (const { key } of limits) refused.delete(key)
      await takeTriesBack(
        db,
        limits.map(({ key }) => hashOf(key)),
      )
    },
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Refuses with 'request.too-many' once a limit is exceeded, and says when to come back. */
export function refuseExceeded(reply: FastifyReply, counted: readonly Counted[]): void {
  const { msLeft } = counted.at(-1) ?? { msLeft: 0 }
  if (msLeft === 0) return
  reply.header('retry-after', String(Math.max(1, Math.ceil(msLeft / 1000))))
  throw tooManyTries(msLeft)
}
