import { isPaid } from '@first-fashion/contract/orders/status'
import type { Db } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import {
  designsInOrder,
  type FullOrder,
  findOrder,
  isOwnDesign,
  lockOrder,
  orderCancelled,
  orderMoved,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderRefunded,
  systemActor,
} from '../orders/index.ts'
import { findSellables } from '../sellables/index.ts'
import {
  partnerOrderCancelRequested,
  partnerOrderOrphaned,
  partnerOrderQueued,
  partnerOrderReported,
} from './fulfilment.events.ts'
import { externalIdOf } from './partner-order.rules.ts'
import { lockForMove, movePartnerOrder, recordOf } from './partner-order-moves.ts'
import { insertPartnerOrder, partnerOrderOf } from './partner-orders.queries.ts'
import { cancelAtPartner, cancelForOrder, cancelOrphan } from './sending/cancel-order.ts'
import { fetchReport } from './sending/reports.ts'
import { sendPartnerOrder } from './sending/send-order.ts'

/** What orders and the partner's news make the shop do at the print partner. */
export const fulfilmentSubscriptions = (shop: Shop): Subscription[] => [
  subscribe(orderPaid, 'partner-order', ({ orderId }) => openPartnerOrder(shop, orderId)),
  subscribe(orderPlaced, 'partner-order', ({ orderId }) => openPartnerOrder(shop, orderId)),
  subscribe(orderMoved, 'confirm-partner-order', async ({ orderId, to }) => {
    if (to === 'packing') await confirmOrder(shop, orderId)
  }),
  subscribe(orderCancelled, 'partner-order', ({ orderId }) => cancelForOrder(shop, orderId)),
  subscribe(orderPaymentFailed, 'partner-order', ({ orderId }) => cancelForOrder(shop, orderId)),
  subscribe(orderRefunded, 'partner-order', ({ orderId }) => cancelIfRefunded(shop, orderId)),
  subscribe(partnerOrderQueued, 'send', ({ partnerOrderId }) => sendPartnerOrder(shop, partnerOrderId)),
  subscribe(partnerOrderCancelRequested, 'cancel', ({ partnerOrderId }) =>
    cancelAtPartner(shop, partnerOrderId),
  ),
  subscribe(partnerOrderOrphaned, 'cancel', (orphan) => cancelOrphan(shop, orphan)),
  subscribe(partnerOrderReported, 'fetch', ({ partnerOrderId, ...news }) =>
    fetchReport(shop, partnerOrderId, news),
  ),
]

const confirmedByPacking: readonly (string | null)[] = ['cash-on-delivery', 'disputed-payment']

/** Staff who begin to pack a cash order, or one with a disputed payment, have confirmed it. */
async function confirmOrder(shop: Shop, orderId: string): Promise<void> {
  const found = await partnerOrderOf(shop.database.db, orderId)
  if (found === undefined) return
  await shop.database.transaction(async (tx) => {
    const row = await lockForMove(tx, found)
    if (row?.state === 'held' && confirmedByPacking.includes(row.heldReason))
      await movePartnerOrder(shop, tx, row, {
        to: 'queued',
        actor: systemActor,
        note: 'Staff confirmed the order',
      })
  })
}

/** All the money went back: what has not left the partner is not made any more, wherever the shop's own parcel is. */
async function cancelIfRefunded(shop: Shop, orderId: string): Promise<void> {
  const { db } = shop.database
  const order = (await findOrder(db, orderId))?.order
  const state = (await partnerOrderOf(db, orderId))?.state
  if (order?.paymentState === 'refunded' && state !== 'shipped') await cancelForOrder(shop, orderId)
}

/**
 * Opens the one partner order of an order with lines that are printed; once, however often it is called. An order to be
 * paid in cash is held until staff confirm it: nothing is printed that nobody may ever pay for.
 */
async function openPartnerOrder(shop: Shop, orderId: string): Promise<void> {
  const { db } = shop.database
  if ((await designsInOrder(db, orderId)).length === 0) return
  const full = await findOrder(db, orderId)
  const lines = full === undefined ? [] : full.lines.filter(isOwnDesign)
  if (full === undefined || lines.length === 0 || full.order.fulfilment === 'cancelled') return
  const isForCash = !isPaid(full.order.paymentState)
  if (isForCash && full.order.paymentMethod !== 'cod') return
  const variantOf = await printVariants(shop, lines)
  const id = shop.newId()
  const now = shop.clock.now()
  await shop.database.transaction(async (tx) => {
    const isReady = !isForCash || (await hasPackingBegun(tx, orderId))
    const state = isReady ? 'queued' : 'held'
    const row: Parameters<typeof insertPartnerOrder>[1] = {
      ...{ id, orderId, state, externalId: externalIdOf(full.order.number, shop.store().invoicePrefix) },
      ...{ createdAt: now, changedAt: now },
      heldReason: isReady ? null : 'cash-on-delivery',
    }
    const rows = lines.map((line) => ({
      lineId: line.id,
      partnerOrderId: id,
      printVariantId: variantOf(line.id),
    }))
    if (!(await insertPartnerOrder(tx, row, rows))) return
    const text = isReady ? 'To be sent' : 'Held until staff confirm the cash order'
    await recordOf(shop, tx, id, { state, text, actor: systemActor })
    if (isReady) await shop.events.emit(tx, partnerOrderQueued, { partnerOrderId: id })
  })
}

/** Staff have begun to pack it. It is locked: whoever begins from now on finds its partner order. */
async function hasPackingBegun(tx: Db, orderId: string): Promise<boolean> {
  await lockOrder(tx, orderId)
  const fulfilment = (await findOrder(tx, orderId))?.order.fulfilment
  return fulfilment !== undefined && fulfilment !== 'placed' && fulfilment !== 'cancelled'
}

type Line = FullOrder['lines'][number]

/** The partner's variant of each line; null where the product is gone. */
async function printVariants(shop: Shop, lines: readonly Line[]) {
  const keyOf = ({ itemId, variantIndex, size }: Line) => ({ productId: itemId, variantIndex, size })
  const sellableOf = await findSellables(shop, shop.database.db, lines.map(keyOf))
  const variants = new Map(lines.map((line) => [line.id, sellableOf(keyOf(line))?.printVariantId ?? null]))
  return (lineId: string): number | null => variants.get(lineId) ?? null
}
