import { LRUCache } from 'lru-cache'
import { type Clock, systemClock } from '../clock.ts'

/** An answer as it is sent: nothing has to be made of it again. */
export class CachedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** What it shows; it is dropped when one of these changes. */
  readonly tags: readonly string[]
  /** When it is too old to be sent (ms); undefined for what lasts until something it shows changes. */
  readonly expiresAt: number | undefined
  constructor({ body, tags, expiresAt, status = 200, headers = {} }: FreshResponse) {
    this.expiresAt = expiresAt
    this.status = status
    this.headers = headers
    // Bytes of its own: a slice, as a compressor answers it, would keep all of its larger buffer alive.
    this.body = Buffer.allocUnsafeSlow(Buffer.byteLength(body))
    if (typeof body === 'string') this.body.write(body)
    else body.copy(this.body)
    this.tags = tags
  }
}

/** An answer that was made; 200 without headers of its own unless it says otherwise. */
export interface FreshResponse {
  readonly body: string | Buffer
  readonly tags: readonly string[]
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly expiresAt?: number | undefined
  /** false: it is not worth its place. */
  readonly keep?: boolean
}

/** Responses that are the same for everyone, cached until something they show changes. */
export interface ResponseCache {
  /** The cached response, or the one that `make` makes: made once, however many ask at the same time. */
  get(key: string, make: () => Promise<FreshResponse>): Promise<CachedResponse>
  /** The cached response, if there is one: for those who can do without waiting. */
  find(key: string): CachedResponse | undefined
  /** Drops everything that shows one of these: 'product:ID', 'products', 'currencies', 'zones', 'reviews:ID'. */
  drop(tags: readonly string[]): void
  /** Drops everything. */
  clear(): void
  reading(): {
    readonly entries: number
    readonly bytes: number
    readonly hits: number
    readonly misses: number
  }
}

/** The part of the room for answers that last a moment only: however many there are, those that last keep theirs. */
const briefShare = 1 / 8

/** A maximum size in MiB; the least recently used responses go first. 0 disables the cache. */
export function createResponseCache(mebibytes: number, clock: Clock = systemClock): ResponseCache {
  if (mebibytes === 0) return createDisabledCache()
  const brief = roomFor(mebibytes * briefShare)
  const lasting = roomFor(mebibytes * (1 - briefShare))
  const underway = new Map<string, Promise<CachedResponse>>()
  let generation = 0
  let hits = 0
  let misses = 0
  const find = (key: string) => {
    const cache = lasting.get(key) ?? brief.get(key)
    if (cache === undefined) return undefined
    if (cache.expiresAt !== undefined && cache.expiresAt <= clock.now().getTime()) {
      brief.delete(key)
      return undefined
    }
    hits += 1
    return cache
  }
  return {
    find,
    get: async (key, make) => {
      const cache = find(key)
      if (cache !== undefined) return cache
      misses += 1
      const joined = underway.get(key)
      if (joined !== undefined) return joined
      const startedAt = generation
      const making = make()
        .then((made) => {
          const answer = new CachedResponse(made)
          // What was dropped while this was being made may be old already.
          if (made.keep !== false && startedAt === generation)
            (answer.expiresAt === undefined ? lasting : brief).set(key, answer)
          return answer
        })
        .finally(() => {
          // Only this making: after a drop another may stand in its place.
          if (underway.get(key) === making) underway.delete(key)
        })
      underway.set(key, making)
      return making
    },
    drop: (tags) => {
      generation++
      underway.clear()
      const dropped = new Set(tags)
      for (const room of [lasting, brief])
        for (const [key, entry] of room.entries())
          if (entry.tags.some((tag) => dropped.has(tag))) room.delete(key)
    },
    clear: () => {
      generation++
      underway.clear()
      lasting.clear()
      brief.clear()
    },
    reading: () => ({
      entries: lasting.size + brief.size,
      bytes: lasting.calculatedSize + brief.calculatedSize,
      hits,
      misses,
    }),
  }
}

const roomFor = (mebibytes: number) =>
  new LRUCache<string, CachedResponse>({
    maxSize: Math.ceil(mebibytes * 1024 * 1024),
    sizeCalculation: ({ body, headers }, key) =>
      body.length + 2 * (key.length + JSON.stringify(headers).length),
  })

function createDisabledCache(): ResponseCache {
  let misses = 0
  return {
    find: () => undefined,
    get: async (_key, make) => {
      misses += 1
      return new CachedResponse(await make())
    },
    drop: () => {},
    clear: () => {},
    reading: () => ({ entries: 0, bytes: 0, hits: 0, misses }),
  }
}
