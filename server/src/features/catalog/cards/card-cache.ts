import type { ProductCard } from '@first-fashion/contract/catalog/product'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { cardsByIds } from './product-cards.queries.ts'

/** Cards are on many pages at once: each is read twice a second at most, however many pages show it. */
export interface CardCache {
  /** The cards of these products in this sequence; a product that was just removed is left out. */
  find(ids: readonly string[]): Promise<FoundCards>
  /** For products that changed; undefined for all. */
  drop(ids: readonly string[] | undefined): void
}

export interface FoundCards {
  readonly cards: ProductCard[]
  /** When the oldest of them was read, in ms: stock is no newer. */
  readonly readAt: number
}

export interface CardCacheDeps {
  readonly database: Database
  readonly clock: Clock
}

/** Less than an answer with stock may be old, so that an answer made of cards can be cached as well. */
const cardLastsMs = 500
const most = 2000

interface Read {
  readonly card: ProductCard
  readonly readAt: number
}

export function createCardCache({ database: { db }, clock }: CardCacheDeps): CardCache {
  const cached = new LRUCache<string, Read>({ max: most })
  let drops = 0
  return {
    find: async (ids) => {
      const now = clock.now().getTime()
      const before = drops
      const found = new Map(ids.map((id) => [id, cached.get(id)]))
      const missing = ids.filter((id) => now - (found.get(id)?.readAt ?? 0) >= cardLastsMs)
      for (const id of missing) found.delete(id)
      for (const card of await cardsByIds(db, missing)) {
        const read = { card, readAt: now }
        found.set(card._id, read)
        // What was read while something changed may be older than the change.
        if (drops === before) cached.set(card._id, read)
      }
      const shown = ids.flatMap((id) => found.get(id) ?? [])
      return {
        cards: shown.map(({ card }) => card),
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
