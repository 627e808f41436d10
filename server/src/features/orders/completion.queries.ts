import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'

const found = z.array(z.object({ id: z.string() }))

/** Orders whose return window is over and that are not complete, by id; those after one if it is given. */
export async function ordersToComplete(
  db: Db,
  now: Date,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const isNext = after === undefined ? sql`true` : sql`id > ${after}`
  const { rows } = await db.execute(sql`
    select id from orders o
    where ${isNext} and fulfilment = 'delivered' and completed_at is null and returns_state in ('none', 'refunded')
      and not exists (
        select from order_events e
        where e.order_id = o.id and e.kind = 'delivered' and e.at > ${returnableSince(now)})
    order by id limit ${limit}`)
  return found.parse(rows).map(({ id }) => id)
}

/** A row `o` of orders that was delivered after this moment can still be returned. */
export const returnableSince = (now: Date): SQL =>
  sql`${now}::timestamptz - make_interval(hours => 24 * o.return_days)`
