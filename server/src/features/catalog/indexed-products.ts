import type { Database } from '../../platform/database/database.ts'
import { publishedAmong, publishedForIndex } from './product-index.queries.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

export interface IndexedProducts {
  readonly index: ProductIndex
  /** Reads some products again, or all published ones. One refresh at a time: the last read wins. */
  refresh(productIds: readonly string[] | undefined): Promise<void>
}

/** The product index, in sync with the database. */
export function createIndexedProducts({ db }: Database): IndexedProducts {
  const index = createProductIndex()
  return {
    index,
    refresh: async (productIds) => {
      if (productIds === undefined) return readAll()
      const found = await publishedAmong(db, productIds)
      const published = new Set(found.map(({ id }) => id))
      for (const product of found) index.put(product)
      for (const id of productIds) if (!published.has(id)) index.remove(id)
    },
  }

  async function readAll(): Promise<void> {
    const gone = new Set(index.ids())
    for await (const some of publishedForIndex(db))
      for (const product of some) {
        index.put(product)
        gone.delete(product.id)
      }
    for (const id of gone) index.remove(id)
  }
}
