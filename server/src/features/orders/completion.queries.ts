import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'

const found = z.array(z.object({ id: z.string() }))

/** Orders that were delivered before a time and are not complete. */
export async function ordersToComplete(db: Db, deliveredBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select id from orders o
    where fulfilment = 'delivered' and completed_at is null and returns_state in ('none', 'refunded')
      and not exists (
        select from order_events e
        where e.order_id = o.id and e.kind = 'delivered' and e.at > ${deliveredBefore}::timestamptz)
    order by id limit ${limit}`)
  return found.parse(rows).map(({ id }) => id)
}
