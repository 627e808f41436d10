import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { variantStock, variants } from '../src/features/catalog/catalog.table.ts'
import { orderEvents, orderLines, orders } from '../src/features/orders/orders.table.ts'
import { returnLines, returnParts, returnRequests } from '../src/features/returns/returns.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { seedId } from './seed-id.ts'

const hourMs = 3_600_000

/** The orders of which something is to be sent back have their requests, which staff have not looked at yet. */
export async function seedReturns(tx: Db, now: Date): Promise<void> {
  const rows = await tx
    .select({ order: orders, line: orderLines })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
    .where(inArray(orders.returnsState, ['refund-requested', 'exchange-requested']))
  for (const [nth, { order, line }] of rows.entries()) {
    const id = seedId('return', order.id)
    const isRefund = order.returnsState === 'refund-requested'
    const refundCents = line.unitPriceCents * line.quantity
    const requestedAt = new Date(now.getTime() - (nth + 2) * hourMs)
    await tx.insert(returnRequests).values({
      id,
      orderId: order.id,
      customerId: order.customerId,
      kind: isRefund ? 'refund' : 'exchange',
      payout: isRefund ? 'store-credit' : null,
      reason: isRefund ? 'not-as-shown' : 'size',
      note: isRefund ? 'The colour is darker than in the pictures.' : 'A little tight at the shoulders.',
      ...(isRefund ? { refundCents, creditCents: refundCents } : {}),
      requestedAt,
    })
    await tx.insert(returnLines).values({
      requestId: id,
      orderId: order.id,
      lineId: line.id,
      quantity: line.quantity,
      refundCents,
      ...(isRefund ? {} : await anotherSize(tx, line)),
    })
    const money = { cents: refundCents, creditCents: refundCents, originalMinor: 0 }
    if (isRefund)
      await tx
        .insert(returnParts)
        .values({ requestId: id, orderId: order.id, position: 0, payout: 'store-credit', ...money })
    await tx.insert(orderEvents).values(requestedEvent(id, order, requestedAt))
  }
}

const requestedEvent = (returnId: string, order: typeof orders.$inferSelect, at: Date) => ({
  orderId: order.id,
  at,
  kind: 'returns',
  text: order.returnsState === 'refund-requested' ? 'Return requested' : 'Exchange requested',
  actorKind: 'customer' as const,
  actorId: order.customerId,
  actor: `${order.firstName} ${order.lastName}`,
  returnId,
})

/** A size of the same colour that is in stock; as for any exchange, it is held. */
async function anotherSize(tx: Db, line: typeof orderLines.$inferSelect) {
  const { productId, variantIndex, color, unitPriceCents: exchangePriceCents } = line
  const [found] = await tx
    .select({ size: variantStock.size, variantId: variantStock.variantId })
    .from(variantStock)
    .innerJoin(variants, eq(variants.id, variantStock.variantId))
    .where(
      and(
        eq(variants.productId, productId ?? ''),
        eq(variants.variantIndex, variantIndex),
        ne(variantStock.size, line.size),
        gt(sql`${variantStock.onHand} - ${variantStock.held}`, line.quantity),
      ),
    )
    .orderBy(variantStock.position)
    .limit(1)
  if (found === undefined) return { variantIndex, size: line.size, color, exchangePriceCents }
  const { variantId, size } = found
  await tx
    .update(variantStock)
    .set({ held: sql`${variantStock.held} + ${line.quantity}` })
    .where(and(eq(variantStock.variantId, variantId), eq(variantStock.size, size)))
  return { variantIndex, size, color, exchangePriceCents, heldVariantId: variantId }
}
