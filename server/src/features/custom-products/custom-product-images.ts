import { inArray, sql } from 'drizzle-orm'
import type { DesignImageUser } from '../designs/index.ts'
import { customProducts } from './custom-products.table.ts'

/** Custom products go on showing pictures that were deleted from the library. */
export const customProductImages: DesignImageUser = {
  urlsInUse: async (db, urls) => {
    const url = sql<string>`jsonb_path_query(${customProducts.sides}, '$[*].elements[*].url') #>> '{}'`
    const shown = db
      .select({ url: url.as('url') })
      .from(customProducts)
      .as('shown')
    const rows = await db
      .selectDistinct({ url: shown.url })
      .from(shown)
      .where(inArray(shown.url, [...urls]))
    return rows.map((row) => row.url)
  },
}
