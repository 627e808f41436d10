import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { returnableSince } from '../completion.queries.ts'
import { orders } from '../orders.table.ts'
import { ordersInProduction } from '../states/order-seams.ts'

/** A customer's orders stand still until the transaction ends. */
export async function lockOrdersOf(tx: Db, customerId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)).for('update')
}

/**
 * Takes names, addresses and notes off the orders of deleted accounts that are over: cancelled, or delivered and
 * nothing happened for as long as a return window, so that nothing can be asked back any more. What was bought, what was paid and the
 * country stay for the books. Returns the orders' ids.
 */
export async function anonymiseBuyers(shop: Shop, tx: Db, now: Date): Promise<string[]> {
  const over = await lockEndedOrders(tx, now)
  const awaited = await ordersInProduction(shop)(
    tx,
    over.filter(({ mayBeMade }) => mayBeMade).map(({ id }) => id),
  )
  const ids = over.flatMap(({ id }) => (awaited.has(id) ? [] : [id]))
  if (ids.length === 0) return []
  await tx.execute(sql`
    with events as (
      update order_events e set note = '', actor_id = null,
        actor = case when actor_kind = 'customer' then 'Customer' else actor end
      where e.order_id = any(${sql.param(ids)}::uuid[]) and (actor_kind = 'customer' or note <> ''))
    update orders set email = '', first_name = '', last_name = '', street = '', apartment = '', city = '',
      state = '', zipcode = '', phone = '', area = '', district = '', instructions = '', location = null
    where id = any(${sql.param(ids)}::uuid[])`)
  return ids
}

const endedOrder = z.object({ id: z.string(), may_be_made: z.boolean() })

/** Orders of deleted accounts that are over, locked. What was cancelled or refunded is made no more. */
async function lockEndedOrders(tx: Db, now: Date) {
  const { rows } = await tx.execute(sql`
    select id, fulfilment = 'delivered' and payment_state <> 'refunded' as may_be_made from orders o
    where customer_id is null and email <> '' and returns_state in ('none', 'refunded')
      and (fulfilment = 'cancelled' or fulfilment = 'delivered' and not exists (
        select from order_events e where e.order_id = o.id and e.at > ${returnableSince(now)}))
    for update`)
  return z
    .array(endedOrder)
    .parse(rows)
    .map(({ id, may_be_made: mayBeMade }) => ({ id, mayBeMade }))
}
