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
  const stored = createStore(mebibytes, clock)
  const underway = createUnderway(stored.add)
  let hits = 0
  let misses = 0
  const find = (key: string) => {
    const response = stored.find(key)
    if (response !== undefined) hits += 1
    return response
  }
  return {
    find,
    get: async (key, make) => {
      const response = find(key)
      if (response !== undefined) return response
      misses += 1
      return underway.join(key, make)
    },
    drop: (tags) => {
      underway.outdate()
      stored.drop(tags)
    },
    clear: () => {
      underway.outdate()
      stored.clear()
    },
    reading: () => ({ ...stored.size(), hits, misses }),
  }
}

/** Responses in two rooms: those that last, and those with a time when they are too old. */
function createStore(mebibytes: number, clock: Clock) {
  const brief = roomFor(mebibytes * briefShare)
  const lasting = roomFor(mebibytes * (1 - briefShare))
  return {
    find: (key: string): CachedResponse | undefined => {
      const response = lasting.get(key) ?? brief.get(key)
      if (response?.expiresAt === undefined || response.expiresAt > clock.now().getTime()) return response
      brief.delete(key)
      return undefined
    },
    add: (key: string, response: CachedResponse) => {
      const room = response.expiresAt === undefined ? lasting : brief
      room.set(key, response)
    },
    drop: (tags: readonly string[]) => {
      const dropped = new Set(tags)
      for (const room of [lasting, brief])
        for (const [key, entry] of room.entries())
          if (entry.tags.some((tag) => dropped.has(tag))) room.delete(key)
    },
    clear: () => {
      lasting.clear()
      brief.clear()
    },
    size: () => ({
      entries: lasting.size + brief.size,
      bytes: lasting.calculatedSize + brief.calculatedSize,
    }),
  }
}

/** Responses that are being made, each of them once; `add` gets those that are still up to date when they are done. */
function createUnderway(add: (key: string, response: CachedResponse) => void) {
  const underway = new Map<string, Promise<CachedResponse>>()
  let generation = 0
  const start = (key: string, make: () => Promise<FreshResponse>) => {
    const startedAt = generation
    const making = make()
      .then((made) => {
        const response = new CachedResponse(made)
        // What was dropped while this was being made may be old already.
        if (made.keep !== false && startedAt === generation) add(key, response)
        return response
      })
      .finally(() => {
        // Only this making: after a drop another may stand in its place.
        if (underway.get(key) === making) underway.delete(key)
      })
    underway.set(key, making)
    return making
  }
  return {
    join: (key: string, make: () => Promise<FreshResponse>) => underway.get(key) ?? start(key, make),
    /** What is being made now may show what has changed: it still answers those who wait, but is not cached. */
    outdate: () => {
      generation++
      underway.clear()
    },
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
