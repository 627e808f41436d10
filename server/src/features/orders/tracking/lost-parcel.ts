import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { recordedChange } from '../../staff/index.ts'
import type { OrderStates } from '../states/order-states.service.ts'
import { unknownOrder } from '../unknown-order.ts'

interface LostParcelDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: Pick<OrderStates, 'loseParcel'>
}

/** Staff report that a carrier lost a parcel, which the audit log names. */
export async function reportLostParcel(
  deps: LostParcelDeps,
  session: StaffSession,
  orderId: string,
): Promise<void> {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-parcel-lost', subject: `order:${orderId}`, change: {} }
  const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
  await recordedChange(deps, session, entry, (tx) => deps.states.loseParcel(tx, orderId, actor))
}
