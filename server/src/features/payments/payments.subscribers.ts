import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { cancellationCauseOf, findOrder, lockOrder, orderCancelled, orderStates } from '../orders/index.ts'
import { anonymisePayers, orderOfWebhookEvent } from './payer.queries.ts'
import { findPartnerEvent, paidAttempt, partnerEventHandled } from './payment.queries.ts'
import { refundRequested, webhookEventReceived } from './payments.events.ts'
import type { PaymentTasksDeps } from './payments.tasks.ts'
import { providerOf } from './payments-deps.ts'
import { systemActor } from './settlement.service.ts'

/** What payments do about their own events and those of orders. */
export const paymentSubscriptions = (deps: PaymentTasksDeps): Subscription[] => [
  subscribe(webhookEventReceived, 'settlement', (received) => settleReceived(deps, received)),
  subscribe(orderCancelled, 'refund', ({ orderId, wasPaid }) => refundCancelled(deps, orderId, wasPaid)),
  subscribe(refundRequested, 'refund', ({ refundId }) => deps.refunds.carryOut(refundId)),
]

interface Received {
  readonly provider: PaymentProviderName
  readonly eventId: string
}

/** The event only names the payment. The partner is asked for its status, so old or repeated events do no harm. */
async function settleReceived(deps: PaymentTasksDeps, { provider, eventId }: Received): Promise<void> {
  const { database, settlement, refunds, clock } = deps
  const event = await findPartnerEvent(database.db, provider, eventId)
  if (event === undefined || event.handledAt !== null) return
  const partner = providerOf(deps, provider)
  const subject = partner.subjectOf(event.body)
  if (subject?.kind === 'payment')
    await settlement.settle(provider, await partner.fetchStatus(subject.sessionId))
  if (subject?.kind === 'reversal') await refunds.followReversals(provider, subject.paymentId)
  await partnerEventHandled(database.db, provider, eventId, clock.now())
  await anonymisePayerOfEvent(database.db, provider, eventId)
}

/** Requests the refund of a cancelled order's payment. */
async function refundCancelled(deps: PaymentTasksDeps, orderId: string, wasPaid: boolean): Promise<void> {
  if (!wasPaid) return
  await deps.database.transaction(async (tx) => {
    const attempt = await paidAttempt(tx, orderId)
    const full = await findOrder(tx, orderId)
    if (full === undefined) return
    if (attempt !== undefined)
      return deps.refunds.request(tx, {
        attempt,
        order: full.order,
        reason: 'order-cancelled',
        cause: cancellationCauseOf(orderId),
      })
    // Earlier refunds at the partner count, and store credit was returned with the cancellation.
    if (full.order.paymentState === 'partly-refunded')
      await orderStates.markRefunded(deps, tx, orderId, wholeOf(full.order), systemActor)
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
