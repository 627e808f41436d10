import { unpaidOrdersDue } from '../orders/index.ts'
import { type AttemptRow, attemptsToPoll, changeAttempt, latestAttempt } from './payment.queries.ts'
import { type PaymentsDeps, providerOf } from './payments-deps.ts'
import { nextPoll, nextReversalPoll } from './polling/poll-pending.rules.ts'
import { waitingRefunds } from './refunds/refund.queries.ts'
import type { Refunds } from './refunds/refunds.service.ts'

export interface PaymentTasksDeps extends PaymentsDeps {
  readonly refunds: Refunds
}

/**
 * Cancels the orders whose hold has expired: first closes the payment, then releases the stock. If the partner is
 * unreachable, the order keeps its hold until the next try.
 */
export async function clearUnpaidOrders(deps: PaymentTasksDeps): Promise<void> {
  const due = await unpaidOrdersDue(deps.database.db, deps.clock.now(), 100)
  for (const orderId of due) await clearUnpaid(deps, orderId).catch((error) => deps.onError(error, orderId))
}

async function clearUnpaid(deps: PaymentTasksDeps, orderId: string): Promise<void> {
  const attempt = await latestAttempt(deps.database.db, orderId)
  if (attempt?.state === 'open' && attempt.providerSessionId !== null) {
    const status = await providerOf(deps, attempt.provider).close(attempt.providerSessionId)
    if ((await deps.settlement.settle(attempt.provider, status, notInTime)) === 'paid') return
  }
  await deps.settlement.cancelUnpaid(orderId, notInTime)
}

const notInTime = 'The payment time ran out'

/** Polls pending payments: a webhook event may get lost, and a shopper may not return. */
export async function pollPending(deps: PaymentTasksDeps): Promise<void> {
  const due = await attemptsToPoll(deps.database.db, deps.clock.now(), 50)
  for (const attempt of due)
    await pollAt(deps, attempt).catch((error) => deps.onError(error, attempt.orderId))
}

async function pollAt(deps: PaymentTasksDeps, attempt: AttemptRow): Promise<void> {
  if (isSettled(attempt)) return pollReversals(deps, attempt)
  const { database, clock, settlement } = deps
  const provider = providerOf(deps, attempt.provider)
  // Closed payments stay closed; at other partners a payment may still arrive for a cancelled attempt.
  const mayBePaid = attempt.state === 'open' || (attempt.state === 'expired' && !provider.abilities.closes)
  const pollAt = mayBePaid ? nextPoll(attempt.createdAt, clock.now()) : null
  await changeAttempt(database.db, attempt.id, { pollAt })
  if (!mayBePaid || attempt.providerSessionId === null) return
  await settlement.settle(attempt.provider, await provider.fetchStatus(attempt.providerSessionId))
}

const isSettled = ({ state }: AttemptRow): boolean =>
  state === 'paid' || state === 'refunded' || state === 'mismatched'

/** Asks what went back from a payment: the webhook event of a refund or dispute may get lost as well. */
async function pollReversals(deps: PaymentTasksDeps, attempt: AttemptRow): Promise<void> {
  const { database, clock, refunds, providers } = deps
  const { provider, providerPaymentId, settledAt, createdAt } = attempt
  const tells = providers[provider]?.abilities.refunds === true && providerPaymentId !== null
  const pollAt = tells ? nextReversalPoll(settledAt ?? createdAt, clock.now()) : null
  await changeAttempt(database.db, attempt.id, { pollAt })
  if (tells) await refunds.followReversals(provider, providerPaymentId)
}

/** How long a refund may be pending before staff are notified. */
const refundTimeoutMs = 30 * 60_000

/** Retries pending refunds and reports them to staff: the money is still at the partner. */
export async function retryRefunds(deps: PaymentTasksDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - refundTimeoutMs)
  for (const { id } of await waitingRefunds(deps.database.db, before)) {
    await deps.refunds.carryOut(id).catch((error) => deps.onError(error, id))
    await deps.refunds.noteDelay(id, 'The partner cannot be reached. We retry every minute')
  }
}
