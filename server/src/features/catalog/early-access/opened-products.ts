import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import type { Catalog } from '../catalog.service.ts'

interface OpeningDeps {
  readonly database: Database
  readonly clock: Clock
  readonly catalog: Pick<Catalog, 'stockChanged'>
}

/**
 * Opens products whose time has come: every page that shows them is rebuilt, and those who wait for a size are next.
 * Cart and checkout look at the clock and open to the second without it.
 */
export const openProducts = ({ database, clock, catalog }: OpeningDeps): Promise<void> =>
  database.transaction(async (tx) => {
    const productIds = await markOpen(tx, clock.now())
    if (productIds.length > 0) await catalog.stockChanged(tx, productIds)
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
