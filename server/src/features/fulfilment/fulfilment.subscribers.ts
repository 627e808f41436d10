import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import {
  findOrder,
  orderCancelled,
  orderMoved,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderRefunded,
} from '../orders/index.ts'
import {
  partnerOrderCancelRequested,
  partnerOrderOrphaned,
  partnerOrderQueued,
  partnerOrderReported,
} from './fulfilment.events.ts'
import type { FulfilmentDeps } from './fulfilment-deps.ts'
import { lockForMove, movePartnerOrder, systemActor } from './partner-order-moves.ts'
import { partnerOrderOf } from './partner-orders.queries.ts'
import { cancelAtPartner, cancelForOrder, cancelOrphan } from './sending/cancel-order.ts'
import { openPartnerOrder } from './sending/open-order.ts'
import { fetchReport } from './sending/reports.ts'
import { sendPartnerOrder } from './sending/send-order.ts'

/** What orders and the partner's news make the shop do at the print partner. */
export const fulfilmentSubscriptions = (deps: FulfilmentDeps): Subscription[] => [
  subscribe(orderPaid, 'partner-order', ({ orderId }) => openPartnerOrder(deps, orderId)),
  subscribe(orderPlaced, 'partner-order', ({ orderId }) => openPartnerOrder(deps, orderId)),
  subscribe(orderMoved, 'confirm-partner-order', async ({ orderId, to }) => {
    if (to === 'packing') await confirmOrder(deps, orderId)
  }),
  subscribe(orderCancelled, 'partner-order', ({ orderId }) => cancelForOrder(deps, orderId)),
  subscribe(orderPaymentFailed, 'partner-order', ({ orderId }) => cancelForOrder(deps, orderId)),
  subscribe(orderRefunded, 'partner-order', ({ orderId }) => cancelIfRefunded(deps, orderId)),
  subscribe(partnerOrderQueued, 'send', ({ partnerOrderId }) => sendPartnerOrder(deps, partnerOrderId)),
  subscribe(partnerOrderCancelRequested, 'cancel', ({ partnerOrderId }) =>
    cancelAtPartner(deps, partnerOrderId),
  ),
  subscribe(partnerOrderOrphaned, 'cancel', (orphan) => cancelOrphan(deps, orphan)),
  subscribe(partnerOrderReported, 'fetch', ({ partnerOrderId, ...news }) =>
    fetchReport(deps, partnerOrderId, news),
  ),
]

const confirmedByPacking: readonly (string | null)[] = ['cash-on-delivery', 'disputed-payment']

/** Staff who begin to pack a cash order, or one with a disputed payment, have confirmed it. */
async function confirmOrder(deps: FulfilmentDeps, orderId: string): Promise<void> {
  const found = await partnerOrderOf(deps.database.db, orderId)
  if (found === undefined) return
  await deps.database.transaction(async (tx) => {
    const row = await lockForMove(tx, found)
    if (row?.state === 'held' && confirmedByPacking.includes(row.heldReason))
      await movePartnerOrder(deps, tx, row, {
        to: 'queued',
        actor: systemActor,
        note: 'Staff confirmed the order',
      })
  })
}

/** All the money went back: what has not left the partner is not made any more, wherever the shop's own parcel is. */
async function cancelIfRefunded(deps: FulfilmentDeps, orderId: string): Promise<void> {
  const { db } = deps.database
  const order = (await findOrder(db, orderId))?.order
  const state = (await partnerOrderOf(db, orderId))?.state
  if (order?.paymentState === 'refunded' && state !== 'shipped') await cancelForOrder(deps, orderId)
}
