import type { Calls, ParsedBody } from '@first-fashion/contract'
import { carrierPage } from '@first-fashion/contract/orders/tracking'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { lockOrder } from '../order.queries.ts'
import { staffActor } from '../states/order-history.ts'
import { moveOrder, trackParcel } from '../states/order-states.ts'
import { refuseBeforePartner } from '../states/partner-parcel.ts'
import { unknownOrder } from '../unknown-order.ts'

type TypedTracking = ParsedBody<Calls['staff.order-track']>

interface Parcel {
  /** It leaves the shop now. */
  readonly ships: boolean
  /** Its tracking is set already: it is not sent again. */
  readonly isSet: boolean
}

/**
 * Sets where a parcel can be followed, and marks the order as shipped if it is asked to. Refuses with 'order.unknown',
 * 'order.tracking-not-allowed', 'order.sent-by-partner' and 'order.move-not-allowed'.
 */
export async function setTracking(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  { carrier, number, url }: TypedTracking,
  parcel: Parcel = { ships: false, isSet: false },
): Promise<void> {
  if (!isUuid(orderId)) throw unknownOrder()
  const tracking = { carrier, number, url: url === '' ? carrierPage(carrier, number) : url }
  const change = parcel.ships ? { ...tracking, to: 'shipped' } : tracking
  const entry = { action: 'order-track', subject: `order:${orderId}`, change }
  await recordedChange(shop, session, entry, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw unknownOrder()
    if (order.fulfilment === 'cancelled') throw noParcel()
    await refuseBeforePartner(shop, tx, orderId)
    const actor = staffActor(session)
    if (!parcel.isSet) await trackParcel(shop, tx, orderId, tracking, actor)
    const move = { to: 'shipped', version: order.version, note: '' } as const
    if (parcel.ships) await moveOrder(shop, tx, orderId, move, actor)
  })
}

const noParcel = () =>
  new AppError('refused', 'order.tracking-not-allowed', 'A cancelled order has no parcel to follow.')
