import { after } from '../../platform/clock.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import type { Shop } from '../../shop.ts'
import { findOrder, unpaidOrdersDue } from '../orders/index.ts'
import { requireProvider } from './attempts/required-provider.ts'
import { type AttemptRow, attemptsToPoll, changeAttempt, latestAttempt } from './payment.queries.ts'
import { nextPoll, nextReversalPoll } from './polling/poll-pending.rules.ts'
import { waitingRefunds } from './refunds/refund.queries.ts'
import { carryOutRefund, noteRefundDelay } from './refunds/refunds.service.ts'
import { followReversals } from './reversals/reversals.service.ts'
import { cancelAndRelease, settlePayment } from './settlement.service.ts'

/**
 * Cancels the orders whose hold has expired: first closes the payment, then releases the stock. If the partner is
 * unreachable, the order keeps its hold until the next try; if it has no keys, for a day.
 */
export async function clearUnpaidOrders(shop: Shop): Promise<void> {
  const due = await unpaidOrdersDue(shop.database.db, shop.clock.now(), 100)
  for (const orderId of due) await clearUnpaid(shop, orderId).catch((error) => shop.onError(error, orderId))
}

async function clearUnpaid(shop: Shop, orderId: string): Promise<void> {
  const attempt = await latestAttempt(shop.database.db, orderId)
  if (attempt?.state === 'open' && attempt.providerSessionId !== null && !(await isWaitOver(shop, attempt))) {
    const status = await requireProvider(shop, attempt.provider).close(attempt.providerSessionId)
    if ((await settlePayment(shop, attempt.provider, status, notInTime)) === 'paid') return
  }
  await cancelAndRelease(shop, orderId, notInTime)
}

const notInTime = 'The payment time ran out'

/** How long an order whose partner has no keys keeps its hold: a payment page is closed by then. */
const keylessHoldMs = 24 * 60 * 60_000

/** The partner has no keys, and had none for a day: nobody can ask it whether the order was paid. */
async function isWaitOver(shop: Shop, { orderId, provider }: AttemptRow): Promise<boolean> {
  if (shop.providers[provider] !== null) return false
  const holdUntil = (await findOrder(shop.database.db, orderId))?.order.holdUntil ?? null
  if (holdUntil === null || after(holdUntil, keylessHoldMs) > shop.clock.now()) return false
  shop.onError(new Error(`${provider} has no keys: the order ends without asking it`), orderId)
  return true
}

/** Polls pending payments: a webhook event may get lost, and a shopper may not return. */
export async function pollPending(shop: Shop): Promise<void> {
  const due = await attemptsToPoll(shop.database.db, shop.clock.now(), 50)
  for (const attempt of due)
    await pollAt(shop, attempt).catch((error) => shop.onError(error, attempt.orderId))
}

/** How long polling waits for a partner that has no keys. */
const keylessPollMs = 60 * 60_000

async function pollAt(shop: Shop, attempt: AttemptRow): Promise<void> {
  const { database, clock, providers } = shop
  const provider = providers[attempt.provider]
  if (provider === null)
    return changeAttempt(database.db, attempt.id, { pollAt: after(clock.now(), keylessPollMs) })
  if (isSettled(attempt)) return pollReversals(shop, attempt, provider)
  // Closed payments stay closed; at other partners a payment may still arrive for a cancelled attempt.
  const mayBePaid = attempt.state === 'open' || (attempt.state === 'expired' && !provider.abilities.closes)
  const pollAt = mayBePaid ? nextPoll(attempt.createdAt, clock.now()) : null
  await changeAttempt(database.db, attempt.id, { pollAt })
  if (!mayBePaid || attempt.providerSessionId === null) return
  await settlePayment(shop, attempt.provider, await provider.fetchStatus(attempt.providerSessionId))
}

const isSettled = ({ state }: AttemptRow): boolean =>
  state === 'paid' || state === 'refunded' || state === 'mismatched'

/** Asks what went back from a payment: the webhook event of a refund or dispute may get lost as well. */
async function pollReversals(shop: Shop, attempt: AttemptRow, { abilities }: PaymentProvider): Promise<void> {
  const { database, clock } = shop
  const { provider, providerPaymentId, settledAt, createdAt } = attempt
  const tells = abilities.refunds && providerPaymentId !== null
  const pollAt = tells ? nextReversalPoll(settledAt ?? createdAt, clock.now()) : null
  await changeAttempt(database.db, attempt.id, { pollAt })
  if (tells) await followReversals(shop, provider, providerPaymentId)
}

/** How long a refund may be pending before staff are notified. */
const refundTimeoutMs = 30 * 60_000

/** Retries pending refunds and reports them to staff: the money is still at the partner. */
export async function retryRefunds(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - refundTimeoutMs)
  for (const { id } of await waitingRefunds(shop.database.db, before)) {
    await carryOutRefund(shop, id).catch((error) => shop.onError(error, id))
    await noteRefundDelay(shop, id, 'The partner cannot be reached. We retry every minute')
  }
}
