import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { productStockChanged } from '../catalog.service.ts'

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
