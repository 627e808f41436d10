import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { countRefund } from '../../staff/index.ts'
import { lockOrder } from '../order.queries.ts'
import type { Actor } from './order-history.ts'

/**
 * Called wherever money of an order goes back, by whoever has it sent; counts what members of staff send. Refuses with
 * 'staff.proof-needed' above the owner's limit.
 */
export async function refundBy(
  shop: Shop,
  tx: Db,
  actor: Actor,
  orderId: string,
  cents: number,
): Promise<void> {
  if (actor.kind !== 'staff') return
  // Of two refunds at once, the second counts the first.
  await lockOrder(tx, orderId)
  await countRefund(shop, tx, actor.session, { orderId, cents })
}
