import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { findOrder } from '../../orders/index.ts'
import { partnerOrderLines, partnerOrders } from '../fulfilment.table.ts'

interface Design {
  readonly customerId: string
  readonly printVariantId: number
  /** As order lines name it. */
  readonly itemId: string
}

/** So many rejected prints of one variant are looked through. */
const mostSeen = 20

/**
 * The customer's newest order whose print file was rejected and which waits for another design in this variant; null
 * if there is none, or if it is this very design that was rejected.
 */
export async function orderAwaitingPrint(
  db: Db,
  { customerId, printVariantId, itemId }: Design,
): Promise<{ readonly number: string } | null> {
  const rows = await db
    .select({ orderId: partnerOrders.orderId, lineId: partnerOrderLines.lineId })
    .from(partnerOrders)
    .innerJoin(partnerOrderLines, eq(partnerOrderLines.partnerOrderId, partnerOrders.id))
    .where(
      and(eq(partnerOrders.problem, 'file-rejected'), eq(partnerOrderLines.printVariantId, printVariantId)),
    )
    .orderBy(desc(partnerOrders.createdAt))
    .limit(mostSeen)
  for (const { orderId, lineId } of rows) {
    const full = await findOrder(db, orderId)
    const isOther = full?.lines.some((line) => line.id === lineId && line.itemId !== itemId) ?? false
    if (full?.order.customerId === customerId && isOther) return { number: full.order.number }
  }
  return null
}
