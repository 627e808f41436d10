import type { Database } from '../../platform/database/database.ts'
import { publishedAmong, publishedForIndex } from './product-index.queries.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

export interface IndexedProducts {
  readonly index: ProductIndex
  /** Loads all published products; must run before the first page. */
  load(): Promise<void>
  /** Reloads some products. Failed reads are retried at the next call. Never throws. */
  refresh(productIds: readonly string[]): Promise<void>
}

interface Deps {
  readonly database: Database
  readonly onError: (error: unknown, subject: string) => void
}

/** The product index, in sync with the database. Refreshes run one after the other; the last read wins. */
export function createIndexedProducts({ database, onError }: Deps): IndexedProducts {
  const index = createProductIndex()
  const stale = new Set<string>()
  let last: Promise<void> = Promise.resolve()

  async function readStale(): Promise<void> {
    const ids = [...stale]
    if (ids.length === 0) return
    const found = await publishedAmong(database.db, ids)
    const published = new Set(found.map(({ id }) => id))
    for (const product of found) index.put(product)
    for (const id of ids) {
      stale.delete(id)
      if (!published.has(id)) index.remove(id)
    }
  }
  return {
    index,
    load: async () => {
      for await (const some of publishedForIndex(database.db)) for (const product of some) index.put(product)
    },
    refresh: (productIds) => {
      last = last.then(async () => {
        for (const id of productIds) stale.add(id)
        await readStale().catch((error: unknown) => onError(error, 'products of the index'))
      })
      return last
    },
  }
}
