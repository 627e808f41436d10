import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderFits } from '../order-conditions.queries.ts'

/**
 * Lines of a kind show something neutral once their order has lost its buyer, who may have named and drawn what was
 * bought. Quantities and prices stay for the books.
 */
export async function anonymiseLines(
  tx: Db,
  kind: string,
  shown: { readonly name: string; readonly image: string },
): Promise<void> {
  await tx.execute(sql`
    update order_lines l set name = ${shown.name}, image = ${shown.image}
    where l.kind = ${kind} and (l.name <> ${shown.name} or l.image <> ${shown.image})
      and ${orderFits(sql`l.order_id`, { isAnonymised: true })}`)
}
