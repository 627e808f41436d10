import { isPaid } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, type FullOrder, orderStates } from '../../orders/index.ts'
import { partnerParcelShipped } from '../fulfilment.events.ts'
import { orderStateFor, stepsTo } from '../partner-order.rules.ts'
import { thePartner } from '../partner-order-moves.ts'
import { linesOfPartnerOrder, type PartnerOrderRow } from '../partner-orders.queries.ts'

/**
 * What the partner's parcel makes of the order. An order that is nothing but this parcel moves with it. Beside a parcel of
 * the shop, which staff move on, and of an order whose money went back while it was being made, which goes no further, the
 * parcel is recorded in the order's history. The order is locked.
 */
export async function followParcel(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  full: FullOrder,
  actor: Actor,
): Promise<void> {
  // Cancelled too late: its shopper got the money back, and follows nothing.
  if (full.order.fulfilment === 'cancelled') return
  if (await isMovedBy(tx, row, full)) await moveOrder(shop, tx, row, full, actor)
  else await recordParcel(shop, tx, row, full, actor)
}

/** The order is nothing but this parcel, and was not paid back. */
async function isMovedBy(tx: Db, row: PartnerOrderRow, full: FullOrder): Promise<boolean> {
  const printed = new Set((await linesOfPartnerOrder(tx, row.id)).map(({ lineId }) => lineId))
  const goesOn = full.order.paymentMethod === 'cod' || isPaid(full.order.paymentState)
  return goesOn && isOnlyParcel(full, printed)
}

/**
 * The partner has corrected the tracking number of a parcel that has left, or names it late: its order follows. One that
 * staff have set since stays. The order is locked.
 */
export async function followTracking(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  full: FullOrder,
  before: string,
): Promise<void> {
  const hasLeft = row.state === 'shipped' || row.state === 'delivered'
  if (!hasLeft || row.trackingNumber === '' || full.order.fulfilment === 'cancelled') return
  const isStaffs = (full.tracking?.number ?? '') !== before
  if (isStaffs || !(await isMovedBy(tx, row, full))) return
  await orderStates.trackParcel(shop, tx, row.orderId, trackingOf(row), thePartner)
}

/** Nothing of the order comes in a parcel of the shop. */
export const isOnlyParcel = ({ lines }: FullOrder, printed: ReadonlySet<string>): boolean =>
  lines.every((line) => printed.has(line.id) || line.quantity === line.cancelledQuantity)

async function moveOrder(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  { order, tracking }: FullOrder,
  actor: Actor,
): Promise<void> {
  const target = orderStateFor(row.state)
  if (target === null) return
  if (row.trackingNumber !== '' && tracking?.number !== row.trackingNumber)
    await orderStates.trackParcel(shop, tx, row.orderId, trackingOf(row), actor)
  let { version } = order
  for (const to of stepsTo(order.fulfilment, target)) {
    // Whoever delivers for cash has to be asked whether it was collected.
    if (to === 'delivered' && !isPaid(order.paymentState)) return
    // The parcel has left or will, whatever became of the money.
    const move = { to, version, note: '', confirmed: true }
    version = (await orderStates.moveOrder(shop, tx, row.orderId, move, actor)).version
  }
}

async function recordParcel(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  { order }: FullOrder,
  actor: Actor,
): Promise<void> {
  const note = row.trackingNumber === '' ? '' : `${row.carrier} ${row.trackingNumber}`
  if (row.state === 'shipped') {
    await orderStates.addHistory(shop, tx, row.orderId, {
      kind: 'print',
      text: 'Made-to-order parcel shipped',
      actor,
      note,
    })
    await shop.events.emit(tx, partnerParcelShipped, { partnerOrderId: row.id })
  }
  if (row.state === 'delivered') {
    // After the rest was delivered, the return window of the order begins anew with this parcel, even if it was over.
    const kind = order.fulfilment === 'delivered' ? 'delivered' : 'print'
    await orderStates.addHistory(shop, tx, row.orderId, {
      kind,
      text: 'Made-to-order parcel delivered',
      actor,
    })
  }
}

export const trackingOf = ({ carrier, trackingNumber, trackingUrl }: PartnerOrderRow) => ({
  carrier,
  number: trackingNumber,
  url: trackingUrl,
})
