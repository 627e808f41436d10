import type { Calls, ParsedBody } from '@first-fashion/contract'
import { carrierPage } from '@first-fashion/contract/orders/tracking'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { recordedChange } from '../../staff/index.ts'
import { lockOrder } from '../order.queries.ts'
import type { OrderStates } from '../states/order-states.service.ts'
import { type OrdersShippedByPartner, refuseBeforePartner } from '../states/partner-parcel.ts'
import { unknownOrder } from '../unknown-order.ts'

type TypedTracking = ParsedBody<Calls['staff.order-track']>

export interface StaffTracking {
  /**
   * Sets where a parcel can be followed, and marks the order as shipped if it is asked to. Refuses with 'order.unknown',
   * 'order.tracking-not-allowed', 'order.sent-by-partner' and 'order.move-not-allowed'.
   */
  set(session: StaffSession, orderId: string, typed: TypedTracking, parcel?: Parcel): Promise<void>
}

interface Parcel {
  /** It leaves the shop now. */
  readonly ships: boolean
  /** Its tracking is set already: it is not sent again. */
  readonly isSet: boolean
}

export interface StaffTrackingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: Pick<OrderStates, 'move' | 'track'>
  readonly ordersShippedByPartner: OrdersShippedByPartner
}

export const createStaffTracking = (deps: StaffTrackingDeps): StaffTracking => ({
  set: async (session, orderId, { carrier, number, url }, parcel = { ships: false, isSet: false }) => {
    if (!isUuid(orderId)) throw unknownOrder()
    const tracking = { carrier, number, url: url === '' ? carrierPage(carrier, number) : url }
    const change = parcel.ships ? { ...tracking, to: 'shipped' } : tracking
    const entry = { action: 'order-track', subject: `order:${orderId}`, change }
    await recordedChange(deps, session, entry, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw unknownOrder()
      if (order.fulfilment === 'cancelled') throw noParcel()
      await refuseBeforePartner(deps.ordersShippedByPartner, tx, orderId)
      const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
      if (!parcel.isSet) await deps.states.track(tx, orderId, tracking, actor)
      const move = { to: 'shipped', version: order.version, note: '' } as const
      if (parcel.ships) await deps.states.move(tx, orderId, move, actor)
    })
  },
})

const noParcel = () =>
  new AppError('refused', 'order.tracking-not-allowed', 'A cancelled order has no parcel to follow.')
