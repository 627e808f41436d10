import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { cautionOf } from '@first-fashion/contract/orders/sending-caution'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { hasLeft, nextFulfilment } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { customerById, customerNames } from '../../accounts/index.ts'
import { productStockChanged } from '../../catalog/index.ts'
import { recordedChange, requireProofOfRefund } from '../../staff/index.ts'
import { isOwnDesign } from '../full-order/own-design.ts'
import { type FullOrder, listOrders, lockOrder, productsOfOrder } from '../order.queries.ts'
import { eventView, itemOf, orderView } from '../order.view.ts'
import { requireOrder } from '../orders.service.ts'
import { staffActor } from '../states/order-history.ts'
import { stopProduction } from '../states/order-seams.ts'
import { markPaid, moveOrder } from '../states/order-states.ts'
import { refuseMove } from '../states/order-transition.ts'
import { awaitingPartner, refuseBeforePartner } from '../states/partner-parcel.ts'
import { centsToGiveBack } from '../states/payment-state.rules.ts'
import { awaitsMoney } from '../states/sending-caution.rules.ts'
import { unknownOrder } from '../unknown-order.ts'

/** A page of orders, for staff. */
export async function listStaffOrders(
  shop: Shop,
  query: ParsedQuery<Calls['staff.orders']>,
): Promise<{ orders: StaffOrder[]; total: number; pages: number }> {
  const { db } = shop.database
  const { orders, ...counts } = await pageOf(query.page, (window) => listOrders(db, query, window))
  const names = await customerNames(
    db,
    orders.flatMap(({ order }) => order.customerId ?? []),
  )
  const awaiting = await awaitingPartner(shop, db, orders)
  const shown = orders.map((full) => {
    const customer = {
      _id: full.order.customerId,
      name: names.get(full.order.customerId ?? '') ?? '',
      email: full.order.email,
    }
    return staffOrderOf(shop, full, customer, awaiting)
  })
  return { orders: shown, ...counts }
}

/** Refuses with 'order.unknown'. */
export async function findStaffOrder(shop: Shop, orderId: string): Promise<StaffOrder> {
  const { db } = shop.database
  const full = await requireOrder(db, orderId)
  const { customerId } = full.order
  const customer = customerId === null ? undefined : await customerById(db, customerId)
  const awaiting = await awaitingPartner(shop, db, [full])
  const { name = '', email = '' } = customer ?? {}
  return staffOrderOf(shop, full, { _id: customerId, name, email }, awaiting)
}

/**
 * What a partner makes of an order is stopped before it is cancelled, unless staff cancel it knowing that it is made.
 * An order that the partner alone sends follows the partner's parcel: until that has left, shipping is refused with
 * 'order.sent-by-partner'. Refuses with 'order.move-not-allowed', 'order.needs-confirmation', if someone else was faster
 * 'order.moved-meanwhile', and as `StopProduction`, too; a cancellation that refunds much with 'staff.proof-needed'.
 */
export async function moveStaffOrder(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  move: AskedMove,
): Promise<StaffOrder> {
  if (!isUuid(orderId)) throw unknownOrder()
  if (move.to === 'cancelled') await cancelOrder(shop, session, orderId, move)
  else await recordedMove(shop, session, orderId, move)
  return findStaffOrder(shop, orderId)
}

type AskedMove = ParsedBody<Calls['staff.order-move']>

async function recordedMove(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  move: AskedMove,
  settle?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { to, note, collected, confirmed } = move
  const change = { to, note, collected, ...(confirmed ? { confirmed } : {}) }
  const entry = { action: 'order-move', subject: `order:${orderId}`, change }
  await recordedChange(shop, session, entry, async (tx) => {
    await lockOrder(tx, orderId)
    await settle?.(tx)
    await moveInTransaction(shop, tx, session, orderId, move)
    if (to === 'cancelled') await productStockChanged(shop, tx, await productsOfOrder(tx, orderId))
  })
}

async function cancelOrder(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  move: AskedMove,
): Promise<void> {
  const full = await requireOrder(shop.database.db, orderId)
  refuseMove(full.order, move)
  // Before the partner is asked to stop.
  await requireProofOfRefund(shop.database.db, session, { orderId, cents: centsToGiveBack(full.order) })
  if (full.order.isInProduction) await recordedMove(shop, session, orderId, move)
  else await stopProduction(shop)(orderId, (settle) => recordedMove(shop, session, orderId, move, settle))
}

async function moveInTransaction(
  shop: Shop,
  tx: Db,
  session: StaffSession,
  orderId: string,
  { to, version, note, collected, confirmed }: AskedMove,
): Promise<void> {
  if (hasLeft(to)) await refuseBeforePartner(shop, tx, orderId)
  const actor = staffActor(session)
  const moved = await moveOrder(shop, tx, orderId, { to, version, note, confirmed }, actor)
  const owesCash = moved.paymentMethod === 'cod' && moved.paymentState === 'awaiting'
  if (to === 'delivered' && owesCash) {
    if (!collected)
      throw new AppError(
        'refused',
        'order.move-not-allowed',
        'Cash on delivery: please confirm that the money was collected.',
      )
    await markPaid(shop, tx, orderId, { actor, reference: orderId })
  }
}

function staffOrderOf(
  { clock }: Shop,
  full: FullOrder,
  customer: StaffOrder['customer'],
  awaiting: ReadonlySet<string>,
): StaffOrder {
  const { order, lines } = full
  const awaitsPartner = awaiting.has(order.id)
  const unpaid = awaitsMoney(order)
  const next = nextFulfilment[order.fulfilment]
    .filter((to) => to === 'cancelled' || !unpaid)
    .filter((to) => !(awaitsPartner && hasLeft(to)))
  return {
    ...orderView(full, clock.now()),
    events: full.events.map(eventView),
    items: lines.map((line) => ({
      ...itemOf(line),
      isMadeToOrder: line.madeToOrder,
      isSentByPartner: isOwnDesign(line),
    })),
    customer,
    fulfilment: order.fulfilment,
    caution: order.fulfilment === 'cancelled' ? null : cautionOf(order),
    next,
    isInProduction: order.isInProduction,
    awaitsPartner,
    version: order.version,
    instructions: order.instructions,
    shippingZone: order.shippingZoneName,
    location: order.location,
  }
}
