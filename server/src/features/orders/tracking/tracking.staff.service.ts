import type { Calls, ParsedBody } from '@first-fashion/contract'
import { carrierPage } from '@first-fashion/contract/orders/tracking'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Events } from '../../../platform/events/domain-event.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { recordedChange } from '../../staff/index.ts'
import { insertEvent, lockOrder } from '../order.queries.ts'
import { orderTracked } from '../orders.events.ts'
import { unknownOrder } from '../unknown-order.ts'
import { saveTracking } from './tracking.queries.ts'

type TypedTracking = ParsedBody<Calls['staff.order-track']>

export interface StaffTracking {
  /** Sets where a parcel can be followed. Refuses with 'order.unknown' and 'order.tracking-not-allowed'. */
  set(session: StaffSession, orderId: string, typed: TypedTracking): Promise<void>
}

export interface StaffTrackingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly events: Events
}

export const createStaffTracking = (deps: StaffTrackingDeps): StaffTracking => ({
  set: async (session, orderId, { carrier, number, url }) => {
    if (!isUuid(orderId)) throw unknownOrder()
    const tracking = { carrier, number, url: url === '' ? carrierPage(carrier, number) : url }
    const entry = { action: 'order-track', subject: `order:${orderId}`, change: tracking }
    await recordedChange(deps, session, entry, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw unknownOrder()
      if (order.fulfilment === 'cancelled') throw noParcel()
      const now = deps.clock.now()
      await saveTracking(tx, orderId, tracking, now)
      await insertEvent(tx, {
        orderId,
        at: now,
        kind: 'tracked',
        text: 'Tracking number set',
        actorKind: 'staff',
        actorId: session.staffId,
        actor: session.name,
        note: `${carrier} ${number}`,
      })
      await deps.events.emit(tx, orderTracked, { orderId, ...tracking })
    })
  },
})

const noParcel = () =>
  new AppError('refused', 'order.tracking-not-allowed', 'A cancelled order has no parcel to follow.')
