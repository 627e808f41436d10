import { LRUCache } from 'lru-cache'
import { type Clock, systemClock } from '../clock.ts'

/** An answer as it is sent: nothing has to be made of it again. */
export class CachedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** What it shows; it is dropped when one of these changes, and so is a page that is made of it. */
  readonly tags: readonly string[]
  /** What drops it alone. */
  readonly ownTags: readonly string[]
  /** When it is too old to be sent (ms); undefined for what lasts until something it shows changes. */
  readonly expiresAt: number | undefined
  constructor({ body, tags, ownTags = [], expiresAt, status = 200, headers = {} }: FreshResponse) {
    this.expiresAt = expiresAt
    this.status = status
    this.headers = headers
    // Bytes of its own: a slice, as a compressor answers it, would keep all of its larger buffer alive.
    this.body = Buffer.allocUnsafeSlow(Buffer.byteLength(body))
    if (typeof body === 'string') this.body.write(body)
    else body.copy(this.body)
    this.tags = tags
    this.ownTags = ownTags
  }
}

/** An answer that was made; 200 without headers of its own unless it says otherwise. */
export interface FreshResponse {
  readonly body: string | Buffer
  readonly tags: readonly string[]
  readonly ownTags?: readonly string[]
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
  /** Drops everything that shows one of these: 'product:ID', 'products', 'quantities:ID', 'currencies', 'zones', 'reviews:ID'. */
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

/** The part of the room for answers with a time when they are too old: however many there are, the others keep theirs. */
const briefShare = 1 / 4

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
      underway.outdate(tags)
      stored.drop(tags)
    },
    clear: () => {
      underway.outdateAll()
      stored.clear()
    },
    reading: () => ({ ...stored.size(), hits, misses }),
  }
}

/** Responses in two rooms: those that last, and those with a time when they are too old. */
function createStore(mebibytes: number, clock: Clock) {
  const keys = createTagIndex()
  const brief = roomFor(mebibytes * briefShare, keys.remove)
  const lasting = roomFor(mebibytes * (1 - briefShare), keys.remove)
  const remove = (key: string) => {
    lasting.delete(key)
    brief.delete(key)
  }
  return {
    find: (key: string): CachedResponse | undefined => {
      const response = lasting.get(key) ?? brief.get(key)
      if (response?.expiresAt === undefined || response.expiresAt > clock.now().getTime()) return response
      remove(key)
      return undefined
    },
    add: (key: string, response: CachedResponse) => {
      remove(key)
      keys.add(key, response)
      const room = response.expiresAt === undefined ? lasting : brief
      room.set(key, response)
      // What is too large for the room does not get in.
      if (!room.has(key)) keys.remove(key, response)
    },
    drop: (tags: readonly string[]) => {
      for (const tag of tags) for (const key of [...keys.of(tag)]) remove(key)
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

/** The keys of the responses that show something. */
function createTagIndex() {
  const keysOf = new Map<string, Set<string>>()
  return {
    of: (tag: string): ReadonlySet<string> => keysOf.get(tag) ?? new Set(),
    add: (key: string, response: CachedResponse) => {
      for (const tag of tagsOf(response)) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
    },
    remove: (key: string, response: CachedResponse) => {
      for (const tag of tagsOf(response)) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
  }
}

const tagsOf = ({ tags, ownTags }: CachedResponse): readonly string[] => [...tags, ...ownTags]

interface Making {
  readonly response: Promise<CachedResponse>
  /** What has been dropped since it began. */
  readonly dropped: Set<string>
}

/** Responses that are being made, each of them once; `add` gets those that are still up to date when they are done. */
function createUnderway(add: (key: string, response: CachedResponse) => void) {
  const underway = new Map<string, Making>()
  const start = (key: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> => {
    const dropped = new Set<string>()
    const isCurrent = () => underway.get(key)?.dropped === dropped
    const response = make()
      .then((made) => {
        const response = new CachedResponse(made)
        if (made.keep !== false && isCurrent() && !showsAny(response, dropped)) add(key, response)
        return response
      })
      .finally(() => {
        if (isCurrent()) underway.delete(key)
      })
    underway.set(key, { response, dropped })
    return response
  }
  const join = async (key: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> => {
    const making = underway.get(key)
    if (making === undefined) return start(key, make)
    const droppedBefore = new Set(making.dropped)
    const response = await making.response
    return showsAny(response, droppedBefore) ? join(key, make) : response
  }
  return {
    join,
    /** What is being made may show what has changed: then it answers those who wait, but nobody else, and is not cached. */
    outdate: (tags: readonly string[]) => {
      for (const { dropped } of underway.values()) for (const tag of tags) dropped.add(tag)
    },
    /** Nobody else gets what is being made now. */
    outdateAll: () => underway.clear(),
  }
}

const showsAny = (response: CachedResponse, tags: ReadonlySet<string>): boolean =>
  tags.size > 0 && tagsOf(response).some((tag) => tags.has(tag))

const roomFor = (mebibytes: number, removed: (key: string, response: CachedResponse) => void) =>
  new LRUCache<string, CachedResponse>({
    maxSize: Math.ceil(mebibytes * 1024 * 1024),
    dispose: (response, key) => removed(key, response),
    sizeCalculation: (response, key) =>
      response.body.length +
      2 * (key.length + JSON.stringify(response.headers).length + tagsOf(response).join('').length),
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
