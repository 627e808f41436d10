import type { ReturnState } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type Actor, record } from './order-history.ts'
import type { OrderStatesDeps } from './order-states-deps.ts'

export interface ReturnsChange {
  readonly state: ReturnState
  readonly text: string
  readonly note?: string
}

export async function markReturns(
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  { state, text, note = '' }: ReturnsChange,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  await changeOrder(tx, order, { returnsState: state })
  await record(deps, tx, orderId, { kind: 'returns', text, actor, note })
}

export interface LineRefundRecord {
  readonly kind: 'cancelled' | 'refunded'
  /** The items, and why. */
  readonly note: string
}

export async function recordLineRefund(
  deps: OrderStatesDeps,
  tx: Db,
  orderId: string,
  { kind, note }: LineRefundRecord,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  await changeOrder(tx, order, {})
  await record(deps, tx, orderId, { kind: `lines-${kind}`, text: `Items ${kind}`, actor, note })
}
