import { LRUCache } from 'lru-cache'

export interface Making<Value> {
  readonly value: Value
  /** What it shows: 'product:ID', 'products', 'currencies'. */
  readonly tags: readonly string[]
  readonly keep?: boolean
}

/** Values that are the same for everybody, kept until something they show has changed. */
export interface Kept<Value> {
  /** The kept value, or the one that `make` makes: made once, however many ask at the same time. */
  get(key: string, make: () => Promise<Making<Value>>): Promise<Value>
  /** Whether it stands there already; asking does not count as a use. */
  has(key: string): boolean
}

export interface KeptReading {
  readonly entries: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

export interface StoreOptions<Value> {
  /** The least recently used go first beyond this. */
  readonly largestBytes: number
  readonly bytesOf: (value: Value) => number
}

/** All that is kept: in stores of their own, dropped together. */
export interface KeptStores {
  store<Value extends NonNullable<unknown>>(options: StoreOptions<Value>): Kept<Value>
  /** Drops everything that shows one of these. */
  drop(tags: readonly string[]): void
  reading(): KeptReading
}

interface Store {
  drop(tags: readonly string[]): void
  reading(): KeptReading
}

export function keptStores(): KeptStores {
  const stores: Store[] = []
  const drops = rememberDrops()
  return {
    store: (options) => {
      const { kept, store } = openStore(options, drops)
      stores.push(store)
      return kept
    },
    drop: (tags) => {
      drops.note(tags)
      for (const store of stores) store.drop(tags)
    },
    reading: () => {
      const sum = { entries: 0, bytes: 0, hits: 0, misses: 0 }
      for (const one of stores.map((store) => store.reading())) {
        sum.entries += one.entries
        sum.bytes += one.bytes
        sum.hits += one.hits
        sum.misses += one.misses
      }
      return sum
    },
  }
}

type Drops = ReturnType<typeof rememberDrops>

const mostRemembered = 100_000

/** When each tag was dropped last: what was being made at that time may be old already, and is not kept. */
function rememberDrops() {
  const droppedAt = new Map<string, number>()
  let now = 0
  let forgottenUntil = 0
  return {
    now: () => now,
    note: (tags: readonly string[]): void => {
      now += 1
      if (droppedAt.size > mostRemembered) {
        droppedAt.clear()
        forgottenUntil = now
      }
      for (const tag of tags) droppedAt.set(tag, now)
    },
    hasDroppedSince: (moment: number, tags: readonly string[]): boolean =>
      moment < forgottenUntil || tags.some((tag) => (droppedAt.get(tag) ?? 0) > moment),
  }
}

function openStore<Value extends NonNullable<unknown>>(options: StoreOptions<Value>, drops: Drops) {
  const keysOf = new Map<string, Set<string>>()
  const underway = new Map<string, Promise<Value>>()
  let hits = 0
  let misses = 0
  const forget = ({ tags }: Making<Value>, key: string) => {
    for (const tag of tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }
  const entries = new LRUCache<string, Making<Value>>({
    maxSize: options.largestBytes,
    sizeCalculation: ({ value }, key) => options.bytesOf(value) + key.length * 2,
    dispose: forget,
  })
  const keep = (key: string, made: Making<Value>) => {
    entries.set(key, made)
    if (!entries.has(key)) return
    for (const tag of made.tags) {
      const keys = keysOf.get(tag) ?? new Set()
      keysOf.set(tag, keys)
      keys.add(key)
    }
  }
  const make = async (key: string, maker: () => Promise<Making<Value>>): Promise<Value> => {
    const startedAt = drops.now()
    const made = await maker()
    if (made.keep !== false && !drops.hasDroppedSince(startedAt, made.tags)) keep(key, made)
    return made.value
  }
  const kept: Kept<Value> = {
    get: async (key, maker) => {
      const found = entries.get(key)
      if (found !== undefined) {
        hits += 1
        return found.value
      }
      misses += 1
      const joined = underway.get(key)
      if (joined !== undefined) return joined
      const making = make(key, maker).finally(() => {
        // Only this making: after a drop another may stand in its place.
        if (underway.get(key) === making) underway.delete(key)
      })
      underway.set(key, making)
      return making
    },
    has: (key) => entries.has(key),
  }
  const store: Store = {
    drop: (tags) => {
      underway.clear()
      for (const tag of tags) for (const key of [...(keysOf.get(tag) ?? [])]) entries.delete(key)
    },
    reading: () => ({ entries: entries.size, bytes: entries.calculatedSize, hits, misses }),
  }
  return { kept, store }
}
