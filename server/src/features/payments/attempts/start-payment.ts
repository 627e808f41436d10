import { limits } from '@first-fashion/contract/limits'
import { allocate } from '@first-fashion/contract/money/checkout-sums'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentOrder } from '../../../ports/payment-provider.ts'
import type { Shop } from '../../../shop.ts'
import { awaitsPayment, type FullOrder, findOrder, type OrderRow, ownOrder } from '../../orders/index.ts'
import {
  type AttemptRow,
  attemptOpened,
  changeAttempt,
  insertAttempt,
  latestAttempt,
} from '../payment.queries.ts'
import { nextPoll } from '../polling/poll-pending.rules.ts'
import { cancelAndRelease, settlePayment } from '../settlement.service.ts'
import { byShopper } from './cancel-unpaid.ts'
import { requireProvider } from './required-provider.ts'

type NewAttempt = Pick<OrderRow, 'id' | 'chargedMinor' | 'currencyCode'>

/** Records in the order's transaction that it will be paid at a partner. */
export const beginPayment = (
  shop: Shop,
  tx: Db,
  order: NewAttempt,
  provider: PaymentProviderName,
): Promise<void> => insertAttempt(tx, newAttempt(shop, order, provider))

/** Stripe requires at least 30 minutes by its own clock; this covers the difference. */
const clockSlackMs = 30_000

function newAttempt({ newId, clock }: Shop, order: NewAttempt, provider: PaymentProviderName) {
  const createdAt = clock.now()
  return {
    id: newId(),
    orderId: order.id,
    provider,
    state: 'opening' as const,
    amountMinor: order.chargedMinor,
    currencyCode: order.currencyCode,
    createdAt,
    expiresAt: after(createdAt, limits.paymentPageLifetimeMs + clockSlackMs),
  }
}

/**
 * Returns how to pay an order, and opens the payment at the partner the first time. Repeatable. Refuses with
 * 'order.not-awaiting-payment' and, if the partner cannot be reached, with 'payments.unavailable'; an order whose
 * payment was never opened is then cancelled.
 */
export async function startPayment(shop: Shop, orderId: string): Promise<PaymentStart> {
  try {
    return await start(shop, orderId)
  } catch (error) {
    const isAway = error instanceof AppError && error.code === 'payments.unavailable'
    const attempt = isAway ? await latestAttempt(shop.database.db, orderId) : undefined
    if (attempt?.state === 'opening')
      await cancelAndRelease(shop, orderId, 'The payment partner could not be reached')
    throw error
  }
}

interface PaymentAgain {
  readonly start: PaymentStart
  /** Until when the order's items are held, in ms. */
  readonly heldUntil: number | null
}

/** The same for the customer's own order that still awaits payment. */
export async function payAgain(shop: Shop, customerId: string, orderId: string): Promise<PaymentAgain> {
  const { order } = await ownOrder(shop.database.db, customerId, orderId)
  if (!awaitsPayment(order, shop.clock.now())) throw notAwaiting()
  return { start: await start(shop, orderId), heldUntil: order.holdUntil?.getTime() ?? null }
}

async function start(shop: Shop, orderId: string): Promise<PaymentStart> {
  const { db } = shop.database
  const attempt = await latestAttempt(db, orderId)
  const full = await findOrder(db, orderId)
  if (attempt === undefined || full === undefined) throw notAwaiting()
  if (attempt.state === 'opening') return open(shop, full, attempt)
  if (attempt.state !== 'open' || attempt.expiresAt <= shop.clock.now()) throw notAwaiting()
  const provider = requireProvider(shop, attempt.provider)
  if (!provider.abilities.restarts) return startOnce(shop, full, attempt)
  if (attempt.pageUrl !== null) return { kind: 'page', url: attempt.pageUrl }
  return provider.reopen(attempt.providerSessionId ?? '', paymentOrder(shop, full, attempt))
}

async function open(shop: Shop, full: FullOrder, attempt: AttemptRow): Promise<PaymentStart> {
  const provider = requireProvider(shop, attempt.provider)
  const { sessionId, start: opened } = await provider.open(paymentOrder(shop, full, attempt))
  const state = await attemptOpened(shop.database.db, attempt.id, {
    sessionId,
    url: opened.kind === 'page' ? opened.url : null,
    pollAt: nextPoll(attempt.createdAt, shop.clock.now()),
  })
  if (state === 'open') return opened
  // Another request opened it first: use its page.
  if (state === undefined) return start(shop, full.order.id)
  // The order was cancelled while the partner opened its page: nobody is redirected there.
  await settlePayment(shop, attempt.provider, await provider.close(sessionId), byShopper)
  throw notAwaiting()
}

/** A start that works once: if the partner already has it and it is unpaid, a new attempt replaces it. */
async function startOnce(shop: Shop, full: FullOrder, attempt: AttemptRow): Promise<PaymentStart> {
  const { database } = shop
  const provider = requireProvider(shop, attempt.provider)
  const sessionId = attempt.providerSessionId ?? ''
  const status = await provider.fetchStatus(sessionId)
  if (status.state === 'unknown') return provider.reopen(sessionId, paymentOrder(shop, full, attempt))
  if ((await settlePayment(shop, attempt.provider, status)) !== 'not-paid') throw notAwaiting()
  const next = newAttempt(shop, full.order, attempt.provider)
  await database.transaction(async (tx) => {
    await changeAttempt(tx, attempt.id, { state: 'expired', settledAt: shop.clock.now() })
    await insertAttempt(tx, next)
  })
  const row = await latestAttempt(database.db, full.order.id)
  if (row === undefined) throw notAwaiting()
  return open(shop, full, row)
}

const notAwaiting = () =>
  new AppError('conflict', 'order.not-awaiting-payment', 'This order is no longer awaiting payment')

/** Where the browser returns to: paths of the store [A2.09, A2.10]. */
function returnUrls(provider: PaymentProviderName, orderId: string, storeUrl: string) {
  const url = (isPaid: boolean) =>
    provider === 'koko'
      ? `${storeUrl}/verifyKokoPay?success=${isPaid}`
      : `${storeUrl}/verify?success=${isPaid}&orderId=${orderId}`
  return { successUrl: url(true), cancelUrl: url(false) }
}

/** An order as a partner gets it. Its lines add up to the charged amount exactly, in the charged currency. */
function paymentOrder(
  { store, storeUrl }: Shop,
  { order, lines }: FullOrder,
  attempt: AttemptRow,
): PaymentOrder {
  const names = [
    ...lines.map((line) => `${line.quantity} × ${[line.name, ...line.options].join(', ')}`),
    'Shipping',
  ]
  const weights = [...lines.map((line) => line.unitPriceCents * line.quantity), order.shippingCents]
  const amounts = allocate(attempt.amountMinor, weights)
  const { firstName, lastName, email, phone } = order
  return {
    storeName: store().name,
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: order.number,
    firstName,
    lastName,
    email,
    phone,
    currencyCode: attempt.currencyCode,
    amountMinor: attempt.amountMinor,
    lines: names
      .map((name, index) => ({ name, amountMinor: amounts[index] ?? 0 }))
      .filter((line) => line.amountMinor > 0),
    ...returnUrls(attempt.provider, order.id, storeUrl),
    expiresAt: attempt.expiresAt,
  }
}
