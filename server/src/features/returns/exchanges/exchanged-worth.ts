import type { Db } from '../../../platform/database/database.ts'
import { type FullRequest, partsOfRequest, requestsThroughOrder } from '../returns.queries.ts'

/**
 * What was paid for the units of an order that earlier requests exchange, in LKR cents: it pays for what is sent instead,
 * so nothing else can be exchanged for it. What came back of the replacements since, or became store credit, is not in it.
 */
export async function exchangedWorth(
  db: Db,
  orderId: string,
  earlier: readonly FullRequest[],
): Promise<number> {
  const exchanges = earlier.filter(
    ({ kind, status, compensatedAt }) =>
      kind === 'exchange' && status !== 'rejected' && compensatedAt === null,
  )
  if (exchanges.length === 0) return 0
  const worth = exchanges
    .flatMap(({ lines }) => lines)
    .reduce((sum, { refundCents, differenceCents }) => sum + refundCents + Math.min(0, differenceCents), 0)
  return Math.max(0, worth - (await backOfReplacements(db, orderId)))
}

/** What requests of replacements give back through the order that was bought with money. */
async function backOfReplacements(db: Db, orderId: string): Promise<number> {
  const through = await requestsThroughOrder(db, orderId)
  let cents = 0
  for (const request of through) {
    if (request.orderId === orderId || request.status === 'rejected') continue
    const parts = await partsOfRequest(db, request.id)
    cents += parts.find((part) => part.orderId === orderId)?.cents ?? 0
  }
  return cents
}
