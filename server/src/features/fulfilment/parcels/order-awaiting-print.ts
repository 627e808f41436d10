import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { numberOfOrder, orderLineFits } from '../../orders/index.ts'
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
export async function findOrderAwaitingPrint(
  db: Db,
  { customerId, printVariantId, item }: Design,
): Promise<{ readonly number: string } | null> {
  const lineId = sql`${partnerOrderLines.lineId}`
  const [row] = await db
    .select({ number: numberOfOrder(partnerOrders.orderId) })
    .from(partnerOrders)
    .innerJoin(partnerOrderLines, eq(partnerOrderLines.partnerOrderId, partnerOrders.id))
    .where(
      and(
        eq(partnerOrders.problem, 'file-rejected'),
        eq(partnerOrderLines.printVariantId, printVariantId),
        orderLineFits(lineId, { customerId, isNot: item }),
      ),
    )
    .orderBy(desc(partnerOrders.createdAt))
    .limit(1)
  return row === undefined || row.number === null ? null : { number: row.number }
}
