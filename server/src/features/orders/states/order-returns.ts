import type { ReturnState } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type Actor, record } from './order-history.ts'

interface ReturnsChange {
  readonly state: ReturnState
  readonly text: string
  readonly note?: string
  /** The request that changes it. */
  readonly returnId: string
}

/** What its return requests make of it, told in the text. Refuses with 'order.unknown'. */
export async function markReturns(
  shop: Shop,
  tx: Db,
  orderId: string,
  { state, text, note = '', returnId }: ReturnsChange,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  await changeOrder(tx, order, { returnsState: state })
  await record(shop, tx, orderId, { kind: 'returns', text, actor, note, returnId })
}
