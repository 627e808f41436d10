import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'

/**
 * Products are on many pages at once, as cards and as related ones: each is read twice a second at most, however many
 * answers show it.
 */
export interface ProductCache<Shown extends { readonly _id: string }> {
  /** These products in this sequence; a product that was just removed is left out. */
  find(ids: readonly string[]): Promise<FoundProducts<Shown>>
  /** For products that changed; undefined for all. */
  drop(ids: readonly string[] | undefined): void
}

export interface FoundProducts<Shown> {
  readonly products: Shown[]
  /** When the oldest of them was read, in ms: stock is no newer. */
  readonly readAt: number
}

export interface ProductCacheOptions<Shown extends { readonly _id: string }> {
  /** Those of the products that are published, in any order. */
  readonly read: (ids: readonly string[]) => Promise<readonly Shown[]>
  readonly clock: Clock
  /** How many products it holds. */
  readonly most: number
}

/** Less than an answer with stock may be old, so that an answer made of these can be cached as well. */
const lastsMs = 500

export function createProductCache<Shown extends { readonly _id: string }>({
  read,
  clock,
  most,
}: ProductCacheOptions<Shown>): ProductCache<Shown> {
  const cached = new LRUCache<string, { readonly product: Shown; readonly readAt: number }>({ max: most })
  let drops = 0
  return {
    find: async (ids) => {
      const now = clock.now().getTime()
      const before = drops
      const found = new Map(ids.map((id) => [id, cached.get(id)]))
      const missing = ids.filter((id) => now - (found.get(id)?.readAt ?? 0) >= lastsMs)
      for (const id of missing) found.delete(id)
      for (const product of missing.length === 0 ? [] : await read(missing)) {
        const entry = { product, readAt: now }
        found.set(product._id, entry)
        // What was read while something changed may be older than the change.
        if (drops === before) cached.set(product._id, entry)
      }
      const shown = ids.flatMap((id) => found.get(id) ?? [])
      return {
        products: shown.map(({ product }) => product),
        readAt: Math.min(now, ...shown.map(({ readAt }) => readAt)),
      }
    },
    drop: (ids) => {
      drops += 1
      if (ids === undefined) cached.clear()
      else for (const id of ids) cached.delete(id)
    },
  }
}
