import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'

/** A reason why a customer may buy products before they open for everyone. `boot` lists the sources. */
export interface EarlyAccessSource {
  /**
   * Selects `until` (timestamptz), one row for each access that the customer has now. It locks the rows for share: an
   * access cannot be taken back while something is ordered with it.
   */
  accessOf(customerId: string, now: Date): SQL
}

export interface EarlyAccess {
  /** Until when a customer has access; null without. One statement for any number of sources. */
  until(db: Db, customerId: string): Promise<Date | null>
  /** A condition: the products row `p` is open for the customer. Access is looked at only for early products. */
  isOpenFor(customerId: string): SQL
  /** Whether a product with this opening time is not yet open for everyone. */
  isEarly(opensAt: Date | null): opensAt is Date
}

export interface EarlyAccessDeps extends Shop {
  readonly sources: readonly EarlyAccessSource[]
}

const foundRows = z.array(z.object({ until: z.number().nullable() }))

/** Who may buy early, from any number of sources. */
export function createEarlyAccess({ clock, sources }: EarlyAccessDeps): EarlyAccess {
  const accesses = (customerId: string, now: Date): SQL => {
    const nobody = sql`select null::timestamptz as until where false`
    const all = sources.map(
      (source) => sql`select until from (${source.accessOf(customerId, now)}) as access`,
    )
    return sql.join([nobody, ...all], sql` union all `)
  }
  return {
    until: async (db, customerId) => {
      const { rows } = await db.execute(sql`
        select (extract(epoch from max(until)) * 1000)::float8 as until
        from (${accesses(customerId, clock.now())}) as accesses`)
      const until = foundRows.parse(rows)[0]?.until ?? null
      return until === null ? null : new Date(until)
    },
    isOpenFor: (customerId) => {
      const now = clock.now()
      return sql`(p.early_access_until is null or p.early_access_until <= ${now.toISOString()}::timestamptz
        or exists (${accesses(customerId, now)}))`
    },
    isEarly: (opensAt): opensAt is Date => opensAt !== null && opensAt > clock.now(),
  }
}
