import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { type AskedReturn, planReturn } from '../return-plan.ts'
import { chainOf, refundSources } from './refund-sources.ts'
import { afterRefund, type Money } from './refund-split.rules.ts'

/** What a request would do to the money of an order. */
export interface PlannedRefund {
  readonly orderId: string
  /** As if the requests that are open were settled. */
  readonly before: Money
  readonly after: Money
}

/**
 * What a request would refund, by order: an exchanged item may have been paid for with the order before. Refuses what the
 * rules of returns refuse, and another's order with 'order.unknown'.
 */
export async function plannedRefunds(
  shop: Shop,
  db: Db,
  customerId: string,
  asked: AskedReturn,
): Promise<PlannedRefund[]> {
  const { full, parts } = await planReturn(shop, db, customerId, asked)
  const sources = await refundSources(db, await chainOf(db, full))
  return parts.flatMap((part) => {
    const { orderId } = part
    const before = sources.find((source) => source.orderId === orderId)?.money
    return before === undefined ? [] : [{ orderId, before, after: afterRefund(before, part) }]
  })
}
