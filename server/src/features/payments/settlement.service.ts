import { limits } from '@first-fashion/contract/limits'
import { formatCharged, shareOfCents } from '@first-fashion/contract/money/money'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import type { PaymentStatus } from '../../ports/payment-provider.ts'
import type { Shop } from '../../shop.ts'
import { takeOutOfCart } from '../cart/index.ts'
import { productStockChanged, reserveStock, type StockMove } from '../catalog/index.ts'
import { dueOf, type FullOrder, findOrder, orderStates, systemActor } from '../orders/index.ts'
import { rememberCard } from './cards.queries.ts'
import { recordUnusedIncome } from './ledger.ts'
import {
  type AttemptRow,
  changeAttempt,
  closeAttempts,
  insertAttempt,
  isPaymentTaken,
  lockAttempt,
  lockAttemptOfSession,
} from './payment.queries.ts'
import { partnerActor } from './payment-actors.ts'
import { nextReversalPoll } from './polling/poll-pending.rules.ts'
import { insertProblem } from './refunds/refund.queries.ts'
import { requestRefund } from './refunds/refund-request.ts'

/** 'late': the payment arrived after the order was cancelled and is refunded. 'over': it will not be paid. */
type Settled = 'paid' | 'not-paid' | 'late' | 'wrong-amount' | 'over'

/** Who may order the stock of a cancelled order: anyone, or its shopper for a moment, who is about to order it anew. */
export type ReleasedStock = 'for-anyone' | 'for-next-attempt'

/**
 * Acts on a payment status from a partner. The return page, the webhook and the polling jobs all come here, in any
 * order and any number of times: an order is paid exactly once. An order whose payment is over is cancelled with the
 * given reason, and its stock is released.
 */
export async function settlePayment(
  shop: Shop,
  provider: PaymentProviderName,
  status: PaymentStatus,
  reason?: string,
  stock?: ReleasedStock,
): Promise<Settled> {
  const { settled, orderId } = await shop.database.transaction((tx) =>
    settleInTransaction(shop, tx, provider, status),
  )
  if (settled === 'over' && orderId !== null)
    await cancelAndRelease(
      shop,
      orderId,
      reason ?? (status.state === 'failed' ? 'The payment failed' : 'The payment page expired'),
      stock,
    )
  return settled
}

/** Cancels an unpaid order and releases its stock. */
export const cancelAndRelease = (
  shop: Shop,
  orderId: string,
  reason: string,
  stock: ReleasedStock = 'for-anyone',
): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const released = await orderStates.cancelUnpaid(shop, tx, orderId, systemActor, reason)
    if (released === undefined) return
    await closeAttempts(tx, orderId, 'expired', shop.clock.now())
    await stockReleased(shop, tx, orderId, { released, isFor: stock })
  })

const answer = (settled: Settled, orderId: string | null = null) => ({ settled, orderId })

async function settleInTransaction(shop: Shop, tx: Db, provider: PaymentProviderName, status: PaymentStatus) {
  const attempt = await attemptOf(shop, tx, provider, status)
  if (attempt === undefined) {
    if (status.state === 'paid') await recordUnknownPayment(shop, tx, provider, status)
    return answer('not-paid')
  }
  if (attempt.state === 'paid') return answer('paid')
  if (attempt.state === 'refunded') return answer('late')
  if (attempt.state === 'mismatched') return answer('wrong-amount')
  if (status.state === 'failed' || status.state === 'expired') {
    const isOpen = attempt.state === 'open' || attempt.state === 'opening'
    await changeAttempt(tx, attempt.id, { pollAt: null })
    return answer(isOpen ? 'over' : 'not-paid', attempt.orderId)
  }
  if (status.state !== 'paid') return answer('not-paid')
  return settlePaid(shop, tx, attempt, status)
}

/**
 * Finds the attempt of a partner's payment, by the partner's reference and ours. If the partner's reference was never
 * recorded, for example because a server died, ours is enough. A second payment for the same attempt becomes its own
 * attempt, so that it is booked and refunded.
 */
async function attemptOf(
  { newId }: Shop,
  tx: Db,
  provider: PaymentProviderName,
  { sessionId, attemptId, state }: PaymentStatus,
): Promise<AttemptRow | undefined> {
  const known = await lockAttemptOfSession(tx, provider, sessionId)
  if (known !== undefined && known.id === attemptId) return known
  const named = isUuid(attemptId ?? '') ? await lockAttempt(tx, provider, attemptId ?? '') : undefined
  if (named === undefined) return undefined
  if (known !== undefined) return known.orderId === named.orderId ? known : undefined
  if (named.providerSessionId === null) {
    await changeAttempt(tx, named.id, { providerSessionId: sessionId })
    return { ...named, providerSessionId: sessionId }
  }
  if (state !== 'paid') return undefined
  const { orderId, amountMinor, currencyCode, createdAt, expiresAt } = named
  const second = { id: newId(), orderId, provider, amountMinor, currencyCode, createdAt, expiresAt }
  await insertAttempt(tx, { ...second, providerSessionId: sessionId, state: 'expired' })
  return lockAttempt(tx, provider, second.id)
}

async function settlePaid(shop: Shop, tx: Db, attempt: AttemptRow, status: PaymentStatus) {
  if (status.paymentId !== null && (await isPaymentTaken(tx, attempt, status.paymentId))) {
    await recordUnknownPayment(
      shop,
      tx,
      attempt.provider,
      status,
      'This payment has already paid another order',
    )
    return answer('not-paid')
  }
  const full = await findOrder(tx, attempt.orderId)
  if (full === undefined) throw new Error(`payment attempt ${attempt.id} has no order`)
  const now = shop.clock.now()
  const received = {
    paidMinor: status.amountMinor ?? attempt.amountMinor,
    paidCurrencyCode: status.currencyCode ?? attempt.currencyCode,
    providerPaymentId: status.paymentId,
    settledAt: now,
    pollAt: nextReversalPoll(now, now),
  }
  if (received.paidMinor !== attempt.amountMinor || received.paidCurrencyCode !== attempt.currencyCode) {
    await changeAttempt(tx, attempt.id, { ...received, state: 'mismatched' })
    await recordMismatch(shop, tx, { ...attempt, ...received }, full)
    return answer('wrong-amount')
  }
  const ended = await orderStates.markPaid(shop, tx, attempt.orderId, {
    actor: partnerActor(attempt.provider),
    reference: attempt.id,
  })
  const isPaid = ended !== false
  await changeAttempt(tx, attempt.id, { ...received, state: isPaid ? 'paid' : 'refunded' })
  if (isPaid) for (const other of ended) await closeAttempts(tx, other, 'expired', shop.clock.now())
  if (isPaid) await orderWasPaid(shop, tx, full, attempt.provider, status)
  else await handleLatePayment(shop, tx, { ...attempt, ...received }, full)
  return answer(isPaid ? 'paid' : 'late')
}

async function orderWasPaid(
  { clock }: Shop,
  tx: Db,
  { order, lines }: FullOrder,
  provider: PaymentProviderName,
  { cardFingerprint: fingerprint }: PaymentStatus,
) {
  const bought = lines.map((line) => ({ ...line, productId: line.itemId }))
  await closeAttempts(tx, order.id, 'expired', clock.now())
  const { customerId } = order
  if (customerId === null) return
  await takeOutOfCart(tx, customerId, bought)
  if (fingerprint !== undefined)
    await rememberCard(tx, { customerId, provider, fingerprint, firstUsedAt: clock.now() })
}

async function handleLatePayment(shop: Shop, tx: Db, attempt: AttemptRow, { order }: FullOrder) {
  await addHistory(shop, tx, attempt, 'late-payment', 'Payment arrived too late and is being refunded')
  await unused(shop, tx, attempt, dueOf(order))
  await noteProblem(shop, tx, attempt, 'late-payment', '')
  await requestRefund(shop, tx, { attempt, order, reason: 'late-payment', by: systemActor })
}

async function recordMismatch(shop: Shop, tx: Db, attempt: AttemptRow, { order }: FullOrder) {
  const received = formatCharged(attempt.paidMinor ?? 0, attempt.paidCurrencyCode ?? attempt.currencyCode)
  const due = formatCharged(attempt.amountMinor, attempt.currencyCode)
  await addHistory(shop, tx, attempt, 'wrong-amount', `${received} was paid, ${due} is due`)
  const isSameCurrency = attempt.paidCurrencyCode === attempt.currencyCode
  if (isSameCurrency)
    await unused(shop, tx, attempt, shareOfCents(dueOf(order), attempt.paidMinor ?? 0, order.chargedMinor))
  await noteProblem(shop, tx, attempt, 'wrong-amount', `${due} is due`)
}

const unused = (shop: Shop, tx: Db, { id, orderId, provider }: AttemptRow, cents: number) =>
  recordUnusedIncome(shop, tx, { orderId, cents, provider, reference: id })

const addHistory = (shop: Shop, tx: Db, attempt: AttemptRow, kind: string, text: string) =>
  orderStates.addHistory(shop, tx, attempt.orderId, { kind, text, actor: partnerActor(attempt.provider) })

const noteProblem = (
  { clock, newId }: Shop,
  tx: Db,
  attempt: AttemptRow,
  kind: 'late-payment' | 'wrong-amount',
  detail: string,
) =>
  insertProblem(tx, {
    id: newId(),
    kind,
    provider: attempt.provider,
    reference: attempt.providerSessionId ?? attempt.id,
    orderId: attempt.orderId,
    attemptId: attempt.id,
    amountMinor: attempt.paidMinor,
    currencyCode: attempt.paidCurrencyCode,
    detail,
    createdAt: clock.now(),
  })

/** A payment without a known order; staff must find out where it belongs. */
const recordUnknownPayment = (
  { clock, newId }: Shop,
  tx: Db,
  provider: PaymentProviderName,
  status: PaymentStatus,
  detail = 'No order matches this payment',
) =>
  insertProblem(tx, {
    id: newId(),
    kind: 'unknown-order',
    provider,
    reference: status.sessionId.slice(0, 200),
    amountMinor: status.amountMinor,
    currencyCode: status.currencyCode,
    detail,
    createdAt: clock.now(),
  })

async function stockReleased(
  shop: Shop,
  tx: Db,
  orderId: string,
  { released, isFor }: { readonly released: readonly StockMove[]; readonly isFor: ReleasedStock },
): Promise<void> {
  const { clock, newId } = shop
  const full = await findOrder(tx, orderId)
  const customerId = full?.order.customerId ?? null
  if (isFor === 'for-next-attempt' && customerId !== null) {
    const until = after(clock.now(), limits.replacedAttemptHoldMs)
    for (const move of released) await reserveStock(tx, { id: newId(), customerId, ...move, until })
  }
  const productIds = (full?.lines ?? []).flatMap((line) => line.productId ?? [])
  await productStockChanged(shop, tx, productIds)
}
