import { LRUCache } from 'lru-cache'

interface Entry {
  readonly text: string
  readonly tags: readonly string[]
}

/** Answers that are the same for everybody, kept until something they show has changed. */
export interface Kept {
  /** The kept text, or the one that `make` makes: made once, however many ask at the same time. */
  get(
    key: string,
    make: () => Promise<{ text: string; tags: readonly string[]; keep?: boolean }>,
  ): Promise<string>
  /** Drops everything that shows one of these: 'product:ID', 'products', 'currencies', 'reviews:ID'. */
  drop(tags: readonly string[]): void
  /** Whether it stands there already; asking does not count as a use. */
  has(key: string): boolean
  reading(): {
    readonly entries: number
    readonly bytes: number
    readonly hits: number
    readonly misses: number
  }
}

/** At most so many MiB, the least recently used first out. With 0 nothing is kept and each answer is made anew. */
export function keepAnswers(mebibytes: number): Kept {
  if (mebibytes === 0) return keepNothing()
  const entries = new LRUCache<string, Entry>({
    maxSize: mebibytes * 1024 * 1024,
    sizeCalculation: (entry, key) => (entry.text.length + key.length) * 2,
  })
  const underway = new Map<string, Promise<string>>()
  let generation = 0
  let hits = 0
  let misses = 0
  return {
    get: async (key, make) => {
      const kept = entries.get(key)
      if (kept !== undefined) {
        hits += 1
        return kept.text
      }
      misses += 1
      const joined = underway.get(key)
      if (joined !== undefined) return joined
      const startedAt = generation
      const making = make()
        .then(({ text, tags, keep = true }) => {
          // What was dropped while this was being made may be old already.
          if (keep && startedAt === generation) entries.set(key, { text, tags })
          return text
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
      for (const [key, entry] of entries.entries())
        if (entry.tags.some((tag) => dropped.has(tag))) entries.delete(key)
    },
    has: (key) => entries.has(key),
    reading: () => ({ entries: entries.size, bytes: entries.calculatedSize, hits, misses }),
  }
}

function keepNothing(): Kept {
  let misses = 0
  return {
    get: async (_key, make) => {
      misses += 1
      return (await make()).text
    },
    drop: () => {},
    has: () => false,
    reading: () => ({ entries: 0, bytes: 0, hits: 0, misses }),
  }
}
