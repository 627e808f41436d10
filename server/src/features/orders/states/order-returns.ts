import type { ReturnState } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'
import { takeOffUnpaid, type UnpaidUnits } from '../sums/cancelled-items.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type Actor, record } from './order-history.ts'
import type { OrderStatesDeps } from './order-states-deps.ts'

export interface ReturnsChange {
  readonly state: ReturnState
  readonly text: string
  readonly note?: string
  /** The request that changes it. */
  readonly returnId: string
}

export async function markReturns(
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  { state, text, note = '', returnId }: ReturnsChange,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  await changeOrder(tx, order, { returnsState: state })
  await record(deps, tx, orderId, { kind: 'returns', text, actor, note, returnId })
}

export interface LineRefundRecord {
  readonly kind: 'cancelled' | 'refunded'
  /** The items, and why. */
  readonly note: string
  /** Units that were to be paid for still: the order has so much less to pay. */
  readonly unpaid?: readonly UnpaidUnits[]
}

export async function recordLineRefund(
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  { kind, note, unpaid }: LineRefundRecord,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  if (unpaid === undefined) await changeOrder(tx, order, {})
  else await takeOffUnpaid(tx, order, unpaid, deps.newId())
  await record(deps, tx, orderId, { kind: `lines-${kind}`, text: `Items ${kind}`, actor, note })
}
