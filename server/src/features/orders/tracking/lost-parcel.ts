import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { staffActor } from '../states/order-history.ts'
import { loseParcel } from '../states/order-states.ts'
import { unknownOrder } from '../unknown-order.ts'

/** Staff report that a carrier lost a parcel, which the audit log names. */
export async function reportLostParcel(shop: Shop, session: StaffSession, orderId: string): Promise<void> {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-parcel-lost', subject: `order:${orderId}`, change: {} }
  const actor = staffActor(session)
  await recordedChange(shop, session, entry, (tx) => loseParcel(shop, tx, orderId, actor))
}
