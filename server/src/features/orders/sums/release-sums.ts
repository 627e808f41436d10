import { lkrCents } from '@first-fashion/contract/money/money'
import { isPaid } from '@first-fashion/contract/orders/status'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { adjustmentSources } from '../../order-sums/index.ts'
import type { OrderRow } from '../order.queries.ts'
import { orderAdjustments, orderTenders } from './order-sums.table.ts'

/** The order ended without being bought: every source gets back what it gave, once. */
export async function releaseOrderAdjustments(shop: Shop, tx: Db, order: OrderRow): Promise<void> {
  const { adjustments, tenders } = adjustmentSources(shop)
  const released = await releaseAdjustments(tx, order.id, shop.clock.now())
  for (const source of adjustments) if (released.has(source.name)) await source.giveBack(tx, order.id)
  const { id, customerId, paymentState } = order
  const returned = await returnPrepaid(tx, id)
  for (const tender of tenders) {
    const cents = returned.get(tender.name) ?? 0
    if (cents > 0)
      await tender.giveBack(tx, { id, customerId, wasPaid: isPaid(paymentState) }, lkrCents(cents))
  }
}

/** Returns the sources of the adjustments that were not released before. */
async function releaseAdjustments(tx: Db, orderId: string, releasedAt: Date): Promise<ReadonlySet<string>> {
  const rows = await tx
    .update(orderAdjustments)
    .set({ releasedAt })
    .where(and(eq(orderAdjustments.orderId, orderId), isNull(orderAdjustments.releasedAt)))
    .returning({ source: orderAdjustments.source })
  return new Set(rows.map(({ source }) => source))
}

/** The prepaid tenders of an order. */
export async function prepaidTenders(tx: Db, orderId: string) {
  return tx
    .select({ source: orderTenders.source, label: orderTenders.label })
    .from(orderTenders)
    .where(and(eq(orderTenders.orderId, orderId), ne(orderTenders.source, 'payments')))
    .orderBy(asc(orderTenders.position))
}

const returnedTenders = z.array(z.object({ source: z.string(), cents: z.number() }))

/** Marks the prepaid tenders as returned; answers what was not yet, by source. */
async function returnPrepaid(tx: Db, orderId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute(sql`
    with open as (select position, cents - returned_cents as cents from order_tenders
      where order_id = ${orderId} and source <> 'payments' and returned_cents < cents for update)
    update order_tenders t set returned_cents = t.cents from open
    where t.order_id = ${orderId} and t.position = open.position
    returning t.source, open.cents::float8 as cents`)
  return new Map(returnedTenders.parse(rows).map(({ source, cents }) => [source, cents]))
}
