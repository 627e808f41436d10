import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { cautionOf } from '@first-fashion/contract/orders/sending-caution'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { hasLeft, nextFulfilment } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import { customerById, customerNames } from '../../accounts/index.ts'
import type { Catalog } from '../../catalog/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { isOwnDesign } from '../full-order/own-design.ts'
import { type FullOrder, findOrder, listOrders, lockOrder, productsOfOrder } from '../order.queries.ts'
import { itemOf, orderView } from '../order.view.ts'
import type { StopProduction } from '../states/order-production.ts'
import type { OrderStates } from '../states/order-states.service.ts'
import { refuseMove } from '../states/order-transition.ts'
import {
  awaitingPartner,
  type OrdersShippedByPartner,
  refuseBeforePartner,
} from '../states/partner-parcel.ts'
import { awaitsMoney } from '../states/sending-caution.rules.ts'
import { unknownOrder } from '../unknown-order.ts'

export interface StaffOrders {
  list(
    query: ParsedQuery<Calls['staff.orders']>,
  ): Promise<{ orders: StaffOrder[]; total: number; pages: number }>
  /** Refuses with 'order.unknown'. */
  find(orderId: string): Promise<StaffOrder>
  /**
   * What a partner makes of an order is stopped before it is cancelled, unless staff cancel it knowing that it is made.
   * An order that the partner alone sends follows the partner's parcel: until that has left, shipping is refused with
   * 'order.sent-by-partner'. Refuses with 'order.move-not-allowed', 'order.needs-confirmation', if someone else was faster 'order.moved-meanwhile', and
   * as `StopProduction`, too.
   */
  move(
    session: StaffSession,
    orderId: string,
    move: ParsedBody<Calls['staff.order-move']>,
  ): Promise<StaffOrder>
}

export interface StaffOrdersDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: OrderStates
  readonly catalog: Catalog
  readonly stopProduction: StopProduction
  readonly ordersShippedByPartner: OrdersShippedByPartner
}

export function createStaffOrders(deps: StaffOrdersDeps): StaffOrders {
  const { database, ordersShippedByPartner } = deps
  const find = async (orderId: string) => {
    const full = isUuid(orderId) ? await findOrder(database.db, orderId) : undefined
    if (full === undefined) throw unknownOrder()
    const { customerId } = full.order
    const customer = customerId === null ? undefined : await customerById(database.db, customerId)
    const awaiting = await awaitingPartner(ordersShippedByPartner, database.db, [full])
    return staffOrderOf(deps, full, { name: customer?.name ?? '', email: customer?.email ?? '' }, awaiting)
  }
  return {
    list: async (query) => {
      const { orders, ...counts } = await pageOf(query.page, (window) =>
        listOrders(database.db, query, window),
      )
      const names = await customerNames(
        database.db,
        orders.flatMap(({ order }) => order.customerId ?? []),
      )
      const awaiting = await awaitingPartner(ordersShippedByPartner, database.db, orders)
      const shown = orders.map((full) => {
        const customer = { name: names.get(full.order.customerId ?? '') ?? '', email: full.order.email }
        return staffOrderOf(deps, full, customer, awaiting)
      })
      return { orders: shown, ...counts }
    },
    find,
    move: async (session, orderId, move) => {
      if (!isUuid(orderId)) throw unknownOrder()
      if (move.to === 'cancelled') await cancelOrder(deps, session, orderId, move)
      else await recordedMove(deps, session, orderId, move)
      return find(orderId)
    },
  }
}

type AskedMove = ParsedBody<Calls['staff.order-move']>

async function recordedMove(
  deps: StaffOrdersDeps,
  session: StaffSession,
  orderId: string,
  move: AskedMove,
  settle?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { to, note, collected, confirmed } = move
  const change = { to, note, collected, ...(confirmed ? { confirmed } : {}) }
  const entry = { action: 'order-move', subject: `order:${orderId}`, change }
  await recordedChange(deps, session, entry, async (tx) => {
    await lockOrder(tx, orderId)
    await settle?.(tx)
    await moveInTransaction(deps, tx, session, orderId, move)
    if (to === 'cancelled') await deps.catalog.stockChanged(tx, await productsOfOrder(tx, orderId))
  })
}

async function cancelOrder(
  deps: StaffOrdersDeps,
  session: StaffSession,
  orderId: string,
  move: AskedMove,
): Promise<void> {
  const full = await findOrder(deps.database.db, orderId)
  if (full === undefined) throw unknownOrder()
  refuseMove(full.order, move)
  if (full.order.isInProduction) await recordedMove(deps, session, orderId, move)
  else await deps.stopProduction(orderId, (settle) => recordedMove(deps, session, orderId, move, settle))
}

async function moveInTransaction(
  { states, ordersShippedByPartner }: StaffOrdersDeps,
  tx: Db,
  session: StaffSession,
  orderId: string,
  { to, version, note, collected, confirmed }: AskedMove,
): Promise<void> {
  if (hasLeft(to)) await refuseBeforePartner(ordersShippedByPartner, tx, orderId)
  const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
  const moved = await states.move(tx, orderId, { to, version, note, confirmed }, actor)
  const owesCash = moved.paymentMethod === 'cod' && moved.paymentState === 'awaiting'
  if (to === 'delivered' && owesCash) {
    if (!collected)
      throw new AppError(
        'refused',
        'order.move-not-allowed',
        'Cash on delivery: please confirm that the money was collected.',
      )
    await states.markPaid(tx, orderId, { actor, reference: orderId })
  }
}

function staffOrderOf(
  { clock }: StaffOrdersDeps,
  full: FullOrder,
  customer: { name: string; email: string },
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
