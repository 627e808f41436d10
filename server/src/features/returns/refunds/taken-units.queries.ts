import { and, eq, inArray, isNotNull, ne, or, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { returnLines, returnRequests } from '../returns.table.ts'

/** How many units of each of these lines went back, or are about to: of all requests but the rejected ones. */
export async function unitsSentBack(
  db: Db,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select({ lineId: returnLines.lineId, quantity: sum(returnLines.quantity) })
    .from(returnLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.requestId))
    .where(and(inArray(returnLines.lineId, [...lineIds]), ne(returnRequests.status, 'rejected')))
    .groupBy(returnLines.lineId)
  return new Map(rows.map(({ lineId, quantity }) => [lineId, Number(quantity)]))
}

/**
 * How many units of each of these lines have come back for good: staff received them, and nothing was sent instead.
 * An exchange counts once its replacement was cancelled and its worth became store credit.
 */
export async function unitsReceivedBack(
  db: Db,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select({ lineId: returnLines.lineId, quantity: sum(returnLines.quantity) })
    .from(returnLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.requestId))
    .where(
      and(
        inArray(returnLines.lineId, [...lineIds]),
        isNotNull(returnRequests.receivedAt),
        ne(returnRequests.status, 'rejected'),
        or(eq(returnRequests.kind, 'refund'), isNotNull(returnRequests.compensatedAt)),
      ),
    )
    .groupBy(returnLines.lineId)
  return new Map(rows.map(({ lineId, quantity }) => [lineId, Number(quantity)]))
}
