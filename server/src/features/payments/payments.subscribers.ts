import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import {
  findOrder,
  lockOrder,
  orderCancelled,
  orderStates,
  refundCauses,
  systemActor,
} from '../orders/index.ts'
import { requireProvider } from './attempts/required-provider.ts'
import { anonymisePayers, orderOfWebhookEvent } from './payer.queries.ts'
import { findPartnerEvent, paidAttempt, partnerEventHandled } from './payment.queries.ts'
import { refundRequested, webhookEventReceived } from './payments.events.ts'
import { requestRefund } from './refunds/refund-request.ts'
import { carryOutRefund } from './refunds/refunds.service.ts'
import { followReversals } from './reversals/reversals.service.ts'
import { settlePayment } from './settlement.service.ts'

/** What payments do about their own events and those of orders. */
export const paymentSubscriptions = (shop: Shop): Subscription[] => [
  subscribe(webhookEventReceived, 'settlement', (received) => settleReceived(shop, received)),
  subscribe(orderCancelled, 'refund', ({ orderId, wasPaid }) => refundCancelled(shop, orderId, wasPaid)),
  subscribe(refundRequested, 'refund', ({ refundId }) => carryOutRefund(shop, refundId)),
]

interface Received {
  readonly provider: PaymentProviderName
  readonly eventId: string
}

/** The event only names the payment. The partner is asked for its status, so old or repeated events do no harm. */
async function settleReceived(shop: Shop, { provider, eventId }: Received): Promise<void> {
  const { database, clock } = shop
  const event = await findPartnerEvent(database.db, provider, eventId)
  if (event === undefined || event.handledAt !== null) return
  const partner = requireProvider(shop, provider)
  const subject = partner.subjectOf(event.body)
  if (subject?.kind === 'payment')
    await settlePayment(shop, provider, await partner.fetchStatus(subject.sessionId))
  if (subject?.kind === 'reversal') await followReversals(shop, provider, subject.paymentId)
  await partnerEventHandled(database.db, provider, eventId, clock.now())
  await anonymisePayerOfEvent(database.db, provider, eventId)
}

/** Requests the refund of a cancelled order's payment. */
async function refundCancelled(shop: Shop, orderId: string, wasPaid: boolean): Promise<void> {
  if (!wasPaid) return
  await shop.database.transaction(async (tx) => {
    const attempt = await paidAttempt(tx, orderId)
    const full = await findOrder(tx, orderId)
    if (full === undefined) return
    if (attempt !== undefined)
      return requestRefund(shop, tx, {
        attempt,
        order: full.order,
        reason: 'order-cancelled',
        // Whoever cancelled it has proved already who they are.
        by: systemActor,
        cause: refundCauses.cancellationCauseOf(orderId),
      })
    // Earlier refunds at the partner count, and store credit was returned with the cancellation.
    if (full.order.paymentState === 'partly-refunded')
      await orderStates.markRefunded(shop, tx, orderId, wholeOf(full.order), systemActor)
  })
}

const wholeOf = ({ chargedMinor }: { readonly chargedMinor: number }) => ({
  backMinor: chargedMinor,
  text: 'Payment refunded',
  note: '',
  moneyBack: null,
})

/** An event that arrives after the buyer was anonymised must not bring personal data back. */
async function anonymisePayerOfEvent(db: Db, provider: string, eventId: string): Promise<void> {
  const orderId = await orderOfWebhookEvent(db, provider, eventId)
  if (orderId === undefined) return
  // The lock waits for an anonymisation that runs.
  const order = await lockOrder(db, orderId)
  if (order?.email === '') await anonymisePayers(db, [orderId])
}
