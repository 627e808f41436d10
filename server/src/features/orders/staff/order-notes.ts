import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { lockOrder } from '../order.queries.ts'
import { noteKind } from '../order.view.ts'
import { addHistory, staffActor } from '../states/order-history.ts'
import { unknownOrder } from '../unknown-order.ts'
import { findStaffOrder } from './orders.staff.service.ts'

/** Adds a note that only staff read. Refuses with 'order.unknown'. */
export async function addOrderNote(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  note: string,
): Promise<StaffOrder> {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-note', subject: `order:${orderId}`, change: { note } }
  await recordedChange(shop, session, entry, async (tx) => {
    if ((await lockOrder(tx, orderId)) === undefined) throw unknownOrder()
    const actor = staffActor(session)
    await addHistory(shop, tx, orderId, { kind: noteKind, text: 'Note', actor, note })
  })
  return findStaffOrder(shop, orderId)
}
