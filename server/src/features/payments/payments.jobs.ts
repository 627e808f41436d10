import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import { findOrder, isBuyerForgotten, type OrderStates, unpaidOrdersDue } from '../orders/index.ts'
import { anonymisePayers, orderOfWebhookEvent } from './payer.queries.ts'
import {
  type AttemptRow,
  attemptsToPoll,
  changeAttempt,
  findAttempt,
  findPartnerEvent,
  latestAttempt,
  paidAttempt,
  partnerEventHandled,
} from './payment.queries.ts'
import { type PaymentsDeps, providerOf } from './payments.service.ts'
import { nextPoll } from './poll-pending.rules.ts'
import { refundedOf, waitingRefunds } from './refunds/refund.queries.ts'
import type { Refunds } from './refunds/refunds.service.ts'
import { theShop } from './settlement.service.ts'

export interface PaymentJobsDeps extends PaymentsDeps {
  readonly refunds: Refunds
  readonly states: OrderStates
  readonly onError: (error: unknown, subject: string) => void
}

export const paymentJobs = (deps: PaymentJobsDeps) => ({
  /** The event only names the payment. The partner is asked for its status, so old or repeated events do no harm. */
  'partner-event-received': async ({ provider, eventId }: Received) => {
    const { database, settlement, refunds, clock } = deps
    const event = await findPartnerEvent(database.db, provider, eventId)
    if (event === undefined || event.handledAt !== null) return
    const partner = providerOf(deps, provider)
    const subject = partner.subjectOf(event.body)
    if (subject?.kind === 'payment')
      await settlement.settle(provider, await partner.fetchStatus(subject.sessionId))
    if (subject?.kind === 'refund-failed') await refunds.cameBack(subject.refundId, subject.reason)
    await partnerEventHandled(database.db, provider, eventId, clock.now())
    await anonymisePayerOfEvent(database.db, provider, eventId)
  },
  /** Requests the refund of a cancelled order's payment. */
  'paid-order-cancelled': async ({ orderId }: { orderId: string }) => {
    await deps.database.transaction(async (tx) => {
      const attempt = await paidAttempt(tx, orderId)
      const full = await findOrder(tx, orderId)
      if (full === undefined) return
      if (attempt !== undefined)
        return deps.refunds.request(tx, { attempt, order: full.order, reason: 'order-cancelled' })
      // Earlier refunds at the partner count, and store credit was returned with the cancellation.
      if (full.order.paymentState === 'partly-refunded')
        await deps.states.markRefunded(tx, orderId, wholeOf(full.order), theShop)
    })
  },
  /** Requests the refund of a payment that arrived after its order was cancelled. */
  'late-payment-received': async ({ attemptId }: { attemptId: string }) => {
    await deps.database.transaction(async (tx) => {
      const attempt = await findAttempt(tx, attemptId)
      const full = attempt === undefined ? undefined : await findOrder(tx, attempt.orderId)
      if (attempt === undefined || full === undefined || (await refundedOf(tx, attempt.id)).minor > 0) return
      await deps.refunds.request(tx, { attempt, order: full.order, reason: 'late-payment' })
    })
  },
  'refund-requested': ({ refundId }: { refundId: string }) => deps.refunds.carryOut(refundId),
})

const wholeOf = ({ chargedMinor }: { readonly chargedMinor: number }) => ({
  backMinor: chargedMinor,
  text: 'Payment refunded',
  note: '',
})

interface Received {
  readonly provider: PaymentProviderName
  readonly eventId: string
}

/** An event that arrives after the buyer was anonymised must not bring personal data back. */
async function anonymisePayerOfEvent(db: Db, provider: string, eventId: string): Promise<void> {
  const orderId = await orderOfWebhookEvent(db, provider, eventId)
  if (orderId !== undefined && (await isBuyerForgotten(db, orderId))) await anonymisePayers(db, [orderId])
}

/**
 * Cancels the orders whose hold has expired: first closes the payment, then releases the stock. If the partner is
 * unreachable, the order keeps its hold until the next try.
 */
export async function clearUnpaidOrders(deps: PaymentJobsDeps): Promise<void> {
  const due = await unpaidOrdersDue(deps.database.db, deps.clock.now(), 100)
  for (const orderId of due) await clearUnpaid(deps, orderId).catch((error) => deps.onError(error, orderId))
}

async function clearUnpaid(deps: PaymentJobsDeps, orderId: string): Promise<void> {
  const attempt = await latestAttempt(deps.database.db, orderId)
  if (attempt?.state === 'open' && attempt.providerSessionId !== null) {
    const status = await providerOf(deps, attempt.provider).close(attempt.providerSessionId)
    if ((await deps.settlement.settle(attempt.provider, status, notInTime)) === 'paid') return
  }
  await deps.settlement.cancelUnpaid(orderId, notInTime)
}

const notInTime = 'The payment time ran out'

/** Polls pending payments: a webhook event may get lost, and a shopper may not return. */
export async function pollPending(deps: PaymentJobsDeps): Promise<void> {
  const due = await attemptsToPoll(deps.database.db, deps.clock.now(), 50)
  for (const attempt of due)
    await pollAt(deps, attempt).catch((error) => deps.onError(error, attempt.orderId))
}

async function pollAt(deps: PaymentJobsDeps, attempt: AttemptRow): Promise<void> {
  const { database, clock, settlement } = deps
  const provider = providerOf(deps, attempt.provider)
  // Closed payments stay closed; at other partners a payment may still arrive for a cancelled attempt.
  const mayBePaid = attempt.state === 'open' || (attempt.state === 'expired' && !provider.abilities.closes)
  const pollAt = mayBePaid ? nextPoll(attempt.createdAt, clock.now()) : null
  await changeAttempt(database.db, attempt.id, { pollAt })
  if (!mayBePaid || attempt.providerSessionId === null) return
  await settlement.settle(attempt.provider, await provider.fetchStatus(attempt.providerSessionId))
}

/** How long a refund may be pending before staff are notified. */
const refundTimeoutMs = 30 * 60_000

/** Retries pending refunds and reports them to staff: the money is still at the partner. */
export async function retryRefunds(deps: PaymentJobsDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - refundTimeoutMs)
  for (const { id } of await waitingRefunds(deps.database.db, before)) {
    await deps.refunds.carryOut(id).catch((error) => deps.onError(error, id))
    await deps.refunds.noteDelay(id, 'The partner cannot be reached. We retry every minute')
  }
}
