import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { type Shop, seam } from '../../../shop.ts'
import { productStockChanged } from '../catalog.service.ts'

/** A reason why a customer may buy products before they open for everyone. */
export interface EarlyAccessSource {
  /**
   * Selects `until` (timestamptz), one row for each access that the customer has now. It locks the rows for share: an
   * access cannot be taken back while something is ordered with it.
   */
  accessOf(customerId: string, now: Date): SQL
}

/** The reasons to buy early; boot names them. */
export const earlyAccessSources = seam<readonly EarlyAccessSource[]>('who may buy early')

const foundRows = z.array(z.object({ until: z.number().nullable() }))

/** Until when a customer has access; null without. One statement for any number of sources. */
export async function earlyAccessUntil(shop: Shop, db: Db, customerId: string): Promise<Date | null> {
  const { rows } = await db.execute(sql`
    select (extract(epoch from max(until)) * 1000)::float8 as until
    from (${accessesOf(shop, customerId, shop.clock.now())}) as accesses`)
  const until = foundRows.parse(rows)[0]?.until ?? null
  return until === null ? null : new Date(until)
}

/** A condition: the products row `p` is open for the customer. Access is looked at only for early products. */
export function isOpenFor(shop: Shop, customerId: string): SQL {
  const now = shop.clock.now()
  return sql`(p.early_access_until is null or p.early_access_until <= ${now.toISOString()}::timestamptz
    or exists (${accessesOf(shop, customerId, now)}))`
}

/** Whether a product with this opening time is not yet open for everyone. */
export const isEarly = ({ clock }: Shop, opensAt: Date | null): opensAt is Date =>
  opensAt !== null && opensAt > clock.now()

function accessesOf(shop: Shop, customerId: string, now: Date): SQL {
  const nobody = sql`select null::timestamptz as until where false`
  const all = earlyAccessSources(shop).map(
    (source) => sql`select until from (${source.accessOf(customerId, now)}) as access`,
  )
  return sql.join([nobody, ...all], sql` union all `)
}

/**
 * Opens products whose time has come: every page that shows them is rebuilt, and those who wait for a size are next.
 * Cart and checkout look at the clock and open to the second without it.
 */
export const openProducts = (shop: Shop): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const productIds = await markOpen(tx, shop.clock.now())
    if (productIds.length > 0) await productStockChanged(shop, tx, productIds)
  })

async function markOpen(tx: Db, now: Date): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    update products set early_access_until = null
    where early_access_until <= ${now.toISOString()}::timestamptz
    returning id`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}
