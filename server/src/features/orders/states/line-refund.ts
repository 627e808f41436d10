import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { returnStock } from '../../catalog/index.ts'
import { insertLineRefunds, releaseLineStock } from '../holds/hold.queries.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'
import { takeOffUnpaid } from '../sums/cancelled-items.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type Actor, addHistory } from './order-history.ts'

interface LineRefundRecord {
  readonly kind: 'cancelled' | 'refunded'
  /** The units, and what was or is to be paid for them after discounts, in LKR cents. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly cents: number }[]
  /** They were to be paid for still: the order has so much less to pay. */
  readonly isUnpaid: boolean
  /** What the refund of these units names as its cause. */
  readonly cause: string
  /** The items, and why. */
  readonly note: string
}

/** Units of an order are cancelled, which releases their stock, or refunded; its version rises. Refuses with 'order.unknown'. */
export async function recordLineRefund(
  shop: Shop,
  tx: Db,
  orderId: string,
  { kind, lines, isUnpaid, cause, note }: LineRefundRecord,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  const at = shop.clock.now()
  await insertLineRefunds(
    tx,
    lines.map(({ lineId, quantity, cents }) => ({ orderId, lineId, kind, quantity, cents, at, cause })),
  )
  if (kind === 'cancelled') await returnStock(tx, await releaseLineStock(tx, lines))
  if (isUnpaid) await takeOffUnpaid(tx, order, lines, shop.newId())
  else await changeOrder(tx, order, {})
  await addHistory(shop, tx, orderId, { kind: `lines-${kind}`, text: `Items ${kind}`, actor, note })
}
