import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { recordedChange } from '../../staff/index.ts'
import { findOrder, lockOrder } from '../order.queries.ts'
import { orderParcelLost } from '../orders.events.ts'
import { type Actor, record } from '../states/order-history.ts'
import type { OrderStatesDeps } from '../states/order-states-deps.ts'
import { unknownOrder } from '../unknown-order.ts'

type LostParcelDeps = Pick<OrderStatesDeps, 'clock' | 'events'>

/**
 * The carrier lost the parcel of an order that is on its way: its history says so and its shopper is emailed, once.
 * Staff then refund its items or agree on something else. Refuses with 'order.unknown' and 'order.no-parcel-on-its-way'.
 */
export async function loseParcel(
  { clock, events }: LostParcelDeps,
  tx: Db,
  orderId: string,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  if (order.fulfilment !== 'shipped' && order.fulfilment !== 'out-for-delivery') throw notOnItsWay()
  const full = await findOrder(tx, orderId)
  if (full?.events.some(({ kind }) => kind === 'parcel-lost')) return
  await record({ clock }, tx, orderId, { kind: 'parcel-lost', text: 'Parcel lost', actor })
  await events.emit(tx, orderParcelLost, { orderId })
}

/** Staff report it, which the audit log names. */
export async function reportLostParcel(
  deps: LostParcelDeps & { readonly database: Database },
  session: StaffSession,
  orderId: string,
): Promise<void> {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-parcel-lost', subject: `order:${orderId}`, change: {} }
  const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
  await recordedChange(deps, session, entry, (tx) => loseParcel(deps, tx, orderId, actor))
}

const notOnItsWay = () =>
  new AppError('refused', 'order.no-parcel-on-its-way', 'This order has no parcel that is on its way.')
