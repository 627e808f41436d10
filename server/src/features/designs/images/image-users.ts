import type { Db } from '../../../platform/database/database.ts'

/** Something that shows pictures of libraries: designs, products, orders. */
export interface DesignImageUser {
  /** Those of the addresses that it shows. A picture that nobody shows is removed once its owner has deleted it. */
  urlsInUse(db: Db, urls: readonly string[]): Promise<readonly string[]>
}

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
