import { and, inArray, like } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderLines } from './orders.table.ts'

/** Those of some uploaded pictures that an order shows, by their addresses. */
export async function picturesInOrders(db: Db, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectDistinct({ image: orderLines.image })
    .from(orderLines)
    .where(and(inArray(orderLines.image, [...addresses]), like(orderLines.image, '/media/uploads/%')))
  return rows.map(({ image }) => image)
}
