import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderOfOtherItem } from '../../orders/index.ts'
import type { ItemRef } from '../../sellables/index.ts'
import { partnerOrderLines, partnerOrders } from '../fulfilment.table.ts'

interface Design {
  readonly customerId: string
  readonly printVariantId: number
  readonly item: ItemRef
}

/**
 * The customer's newest order whose print file was rejected and which waits for another design in this variant; null
 * if there is none, or if it is this very design that was rejected.
 */
export async function orderAwaitingPrint(
  db: Db,
  { customerId, printVariantId, item }: Design,
): Promise<{ readonly number: string } | null> {
  const lineId = sql`${partnerOrderLines.lineId}`
  const number = orderOfOtherItem({ lineId, customerId, kind: item.kind, itemId: item.id })
  const [row] = await db
    .select({ number })
    .from(partnerOrders)
    .innerJoin(partnerOrderLines, eq(partnerOrderLines.partnerOrderId, partnerOrders.id))
    .where(
      and(
        eq(partnerOrders.problem, 'file-rejected'),
        eq(partnerOrderLines.printVariantId, printVariantId),
        isNotNull(number),
      ),
    )
    .orderBy(desc(partnerOrders.createdAt))
    .limit(1)
  return row?.number == null ? null : { number: row.number }
}
