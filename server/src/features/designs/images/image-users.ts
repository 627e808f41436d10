import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { seam } from '../../../shop.ts'

/** Something that shows pictures of libraries: designs, products, orders. */
export interface DesignImageUser {
  /** Those of the addresses that it shows. A picture that nobody shows is removed once its owner has deleted it. */
  urlsInUse(db: Db, urls: readonly string[]): Promise<readonly string[]>
}

/** What shows pictures of libraries: such a picture is stored even after its owner deletes it. */
export const designImageUsers = seam<readonly DesignImageUser[]>('what shows pictures of libraries')

interface ShownIn {
  readonly table: PgTable
  /** Selects the addresses of a row, each as text. */
  readonly shown: SQL<string>
  /** The rows that can show any of the addresses; all without it. */
  readonly among?: (db: Db, urls: readonly string[]) => SQL
}

/** A table whose rows show pictures. */
export const showsPictures = ({ table, shown, among }: ShownIn): DesignImageUser => ({
  urlsInUse: async (db, urls) => {
    const found = db
      .select({ url: shown.as('url') })
      .from(table)
      .where(among?.(db, urls))
      .as('found')
    const rows = await db
      .selectDistinct({ url: found.url })
      .from(found)
      .where(inArray(found.url, [...urls]))
    return rows.map(({ url }) => url)
  },
})

/** The addresses of the pictures on all sides of a design. */
export const picturesOfSides = (sides: PgColumn): SQL<string> =>
  sql<string>`jsonb_path_query(${sides}, '$[*].elements[*].url') #>> '{}'`

/** Those of the addresses that anybody shows. */
export async function urlsInUse(
  users: readonly DesignImageUser[],
  db: Db,
  urls: readonly string[],
): Promise<Set<string>> {
  const used = new Set<string>()
  for (const user of users) {
    const rest = urls.filter((url) => !used.has(url))
    if (rest.length === 0) break
    for (const url of await user.urlsInUse(db, rest)) used.add(url)
  }
  return used
}
