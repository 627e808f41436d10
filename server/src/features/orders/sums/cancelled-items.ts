import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { changeOrder, findOrder, type OrderRow } from '../order.queries.ts'
import { chargedMinorNow } from '../order.view.ts'
import { orderAdjustmentLines, orderAdjustments, orderTenders } from './order-sums.table.ts'

/** Units and what was to be paid for them after every discount, in LKR cents. */
export interface UnpaidUnits {
  readonly lineId: string
  readonly cents: number
}

const source = 'line-refunds'

/** Whether an adjustment takes off units that were cancelled before they were paid for. */
export const isOfCancelledItems = (adjustment: { readonly source: string }): boolean =>
  adjustment.source === source

/**
 * Takes units off what an unpaid order still has to pay. They are one adjustment of the order, which grows with each
 * cancellation, so every total, email and document follows. The order is locked.
 */
export async function takeOffUnpaid(
  tx: Db,
  order: OrderRow,
  units: readonly UnpaidUnits[],
  newId: string,
): Promise<void> {
  const taken = units.filter(({ cents }) => cents > 0)
  const cents = taken.reduce((sum, unit) => sum + unit.cents, 0)
  if (cents === 0) return
  const adjustmentId = await growAdjustment(tx, order.id, cents, newId)
  await tx
    .insert(orderAdjustmentLines)
    .values(taken.map((unit) => ({ adjustmentId, lineId: unit.lineId, cents: 0 - unit.cents })))
    .onConflictDoUpdate({
      target: [orderAdjustmentLines.adjustmentId, orderAdjustmentLines.lineId],
      set: { cents: sql`${orderAdjustmentLines.cents} + excluded.cents` },
    })
  await tx
    .update(orderTenders)
    .set({ cents: sql`${orderTenders.cents} - ${cents}` })
    .where(and(eq(orderTenders.orderId, order.id), eq(orderTenders.source, 'payments')))
  const full = await findOrder(tx, order.id)
  await changeOrder(tx, order, {
    totalCents: order.totalCents - cents,
    discountCents: order.discountCents + cents,
    ...(full === undefined ? {} : { chargedMinor: chargedMinorNow(full) }),
  })
}

async function growAdjustment(tx: Db, orderId: string, cents: number, newId: string): Promise<string> {
  const [grown] = await tx
    .update(orderAdjustments)
    .set({ cents: sql`${orderAdjustments.cents} - ${cents}` })
    .where(and(eq(orderAdjustments.orderId, orderId), eq(orderAdjustments.source, source)))
    .returning({ id: orderAdjustments.id })
  if (grown !== undefined) return grown.id
  await tx.insert(orderAdjustments).values({
    id: newId,
    orderId,
    position: sql`(select coalesce(max(position) + 1, 0) from order_adjustments where order_id = ${orderId})`,
    source,
    kind: 'cancelled-items',
    appliesTo: 'goods',
    label: 'Cancelled items',
    cents: 0 - cents,
    facts: [{ kind: 'text', text: 'They were cancelled before they were paid for.' }],
  })
  return newId
}
