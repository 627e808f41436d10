import { inArray, sql } from 'drizzle-orm'
import type { DesignImageUser } from '../images/image-users.ts'
import { savedDesigns } from './saved-designs.table.ts'

/** Saved designs go on showing pictures that were deleted from the library. */
export const savedDesignImages: DesignImageUser = {
  urlsInUse: async (db, urls) => {
    const url = sql<string>`jsonb_path_query(${savedDesigns.sides}, '$[*].elements[*].url') #>> '{}'`
    const shown = db
      .select({ url: url.as('url') })
      .from(savedDesigns)
      .as('shown')
    const rows = await db
      .selectDistinct({ url: shown.url })
      .from(shown)
      .where(inArray(shown.url, [...urls]))
    return rows.map((row) => row.url)
  },
}
