import type { CancelUnpaidOutcome } from '@first-fashion/contract/checkout/calls'
import { limits } from '@first-fashion/contract/limits'
import { isPaid } from '@first-fashion/contract/orders/status'
import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/domain-event.ts'
import type { NewId } from '../../platform/ids.ts'
import type { PaymentProvider, PaymentProviders, PaymentStatus } from '../../ports/payment-provider.ts'
import {
  awaitsPayment,
  type FullOrder,
  findOrder,
  type OrderRow,
  type OrderStates,
  type Orders,
  unknownOrder,
} from '../orders/index.ts'
import {
  type AttemptRow,
  attemptOfSession,
  attemptOpened,
  changeAttempt,
  closeAttempts,
  insertAttempt,
  insertPartnerEvent,
  latestAttempt,
} from './payment.queries.ts'
import { paymentOrder } from './payment-order.ts'
import { webhookEventReceived } from './payments.events.ts'
import { nextPoll } from './polling/poll-pending.rules.ts'
import { type Settlement, theShop } from './settlement.service.ts'

type NewAttempt = Pick<OrderRow, 'id' | 'chargedMinor' | 'currencyCode'>

export interface Payments {
  /** Refuses with 'payments.unavailable' where a partner is not set up. */
  requireProvider(provider: PaymentProviderName): void
  /** Records in the order's transaction that it will be paid at a partner. */
  begin(tx: Db, order: NewAttempt, provider: PaymentProviderName): Promise<void>
  /**
   * Returns how to pay an order, and opens the payment at the partner the first time. Repeatable. Refuses with
   * 'order.not-awaiting-payment' and, if the partner cannot be reached, with 'payments.unavailable'; an order whose
   * payment was never opened is then cancelled.
   */
  start(orderId: string): Promise<PaymentStart>
  /** The same for the customer's own order that still awaits payment. */
  payAgain(customerId: string, orderId: string): Promise<PaymentStart>
  /**
   * Cancels the customer's own unpaid order and releases its stock, code and store credit. The partner is asked first.
   * An order that was just paid stays; so does one that may be in payment at a partner that can neither close nor
   * refund it.
   */
  cancelUnpaidOrder(customerId: string, orderId: string): Promise<CancelUnpaidOutcome>
  /**
   * Closes open orders because their shopper orders the same cart again. Returns those that stay open because their
   * partner can neither close nor refund them; if paid after all, they are refunded.
   */
  supersede(orderIds: readonly string[]): Promise<string[]>
  /** Nothing is due for a new order: it is paid at once. */
  settlePrepaid(tx: Db, orderId: string): Promise<void>
  /** Ends the other attempts at a purchase when one of its orders is final, in its transaction. */
  endOtherAttempts(tx: Db, orderId: string): Promise<void>
  /**
   * Asks the partner about the customer's own order. If the shopper cancelled the payment and the partner closes it,
   * the order is cancelled and its stock released. Refuses with 'payments.not-paid', and with 'payments.still-open'
   * while the partner is undecided. The browser is never trusted.
   */
  verify(customerId: string, orderId: string, isCancelled?: boolean): Promise<void>
  /** The same by the partner's reference, and by its signature if the browser brings one. */
  verifySession(customerId: string, provider: PaymentProviderName, returned: Returned): Promise<void>
  /** Stores a signed webhook event and enqueues it. */
  receiveWebhookEvent(
    provider: PaymentProviderName,
    rawBody: Buffer,
    header: (name: string) => string | undefined,
  ): Promise<void>
}

interface Returned {
  readonly sessionId: string
  readonly signed?: { readonly paymentId: string; readonly signature: string }
}

export interface PaymentsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly events: Events
  /** null for a partner without credentials. */
  readonly providers: PaymentProviders
  readonly orders: Orders
  readonly states: Pick<OrderStates, 'endOtherAttempts' | 'markPaid'>
  readonly settlement: Settlement
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** Stripe requires at least 30 minutes by its own clock; this covers the difference. */
const clockSlackMs = 30_000

export function createPayments(deps: PaymentsDeps): Payments {
  const { database, clock, orders, settlement } = deps
  const ask = async (order: OrderRow, attempt: AttemptRow, isCancelled: boolean) => {
    if (attempt.providerSessionId === null) throw notPaid()
    const provider = providerOf(deps, attempt.provider)
    const status = await provider[isCancelled ? 'close' : 'fetchStatus'](attempt.providerSessionId)
    const reason = isCancelled ? byShopper : undefined
    const settled = await settlement.settle(attempt.provider, status, reason)
    if (settled === 'paid') return
    const isPending = settled === 'not-paid' && awaitsPayment(order, clock.now())
    throw isPending && isUndecided(status, provider) ? stillOpen() : notPaid()
  }
  const closeAll = async (tx: Db, orderIds: readonly string[]) => {
    for (const orderId of orderIds) await closeAttempts(tx, orderId, 'expired', clock.now())
  }
  return {
    requireProvider: (provider) => void providerOf(deps, provider),
    begin: (tx, order, provider) => insertAttempt(tx, newAttempt(deps, order, provider)),
    start: (orderId) => startPlaced(deps, orderId),
    payAgain: async (customerId, orderId) => {
      const { order } = await orders.own(customerId, orderId)
      if (!awaitsPayment(order, clock.now())) throw notAwaiting()
      return start(deps, orderId)
    },
    cancelUnpaidOrder: async (customerId, orderId) => {
      const { order } = await orders.own(customerId, orderId)
      if (isPaid(order.paymentState)) return 'paid'
      return awaitsPayment(order, clock.now()) ? cancelUnpaidOrder(deps, orderId) : 'over'
    },
    supersede: async (orderIds) => {
      const open: string[] = []
      for (const orderId of orderIds)
        if ((await cancelUnpaidOrder(deps, orderId, orderedAnew)) === 'awaiting') open.push(orderId)
      return open
    },
    settlePrepaid: async (tx, orderId) => {
      const ended = await deps.states.markPaid(tx, orderId, { actor: theShop, reference: orderId })
      await closeAll(tx, ended || [])
    },
    endOtherAttempts: async (tx, orderId) =>
      closeAll(tx, await deps.states.endOtherAttempts(tx, orderId, theShop)),
    verify: async (customerId, orderId, isCancelled = false) => {
      const { order } = await orders.own(customerId, orderId)
      if (isPaid(order.paymentState)) return
      const attempt = await latestAttempt(database.db, orderId)
      if (attempt === undefined) throw notPaid()
      await ask(order, attempt, isCancelled)
    },
    verifySession: async (customerId, provider, { sessionId, signed }) => {
      const attempt = await attemptOfSession(database.db, provider, sessionId)
      if (attempt === undefined) throw unknownOrder()
      const { order } = await orders.own(customerId, attempt.orderId)
      const isSigned =
        signed === undefined || providerOf(deps, provider).isSignedReturn?.({ sessionId, ...signed }) === true
      if (!isSigned)
        throw new AppError('malformed', 'payments.signature-wrong', 'Payment verification failed')
      if (!isPaid(order.paymentState)) await ask(order, attempt, false)
    },
    receiveWebhookEvent: async (name, rawBody, header) => {
      const webhookEvent = providerOf(deps, name).readWebhookEvent(rawBody, header)
      await database.transaction(async (tx) => {
        const event = { provider: name, ...webhookEvent, receivedAt: clock.now() }
        if (!(await insertPartnerEvent(tx, event))) return
        await deps.events.emit(tx, webhookEventReceived, {
          provider: name,
          eventId: webhookEvent.eventId,
        })
      })
    },
  }
}

export function providerOf(
  { providers }: Pick<PaymentsDeps, 'providers'>,
  name: PaymentProviderName,
): PaymentProvider {
  const provider = providers[name]
  if (provider !== null) return provider
  const what = name === 'stripe' ? 'Card payment' : providerNames[name]
  throw new AppError('unavailable', 'payments.unavailable', `${what} is not available right now.`)
}

function newAttempt({ newId, clock }: PaymentsDeps, order: NewAttempt, provider: PaymentProviderName) {
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

async function start(deps: PaymentsDeps, orderId: string): Promise<PaymentStart> {
  const { db } = deps.database
  const attempt = await latestAttempt(db, orderId)
  const full = await findOrder(db, orderId)
  if (attempt === undefined || full === undefined) throw notAwaiting()
  if (attempt.state === 'opening') return open(deps, full, attempt)
  if (attempt.state !== 'open' || attempt.expiresAt <= deps.clock.now()) throw notAwaiting()
  const provider = providerOf(deps, attempt.provider)
  if (!provider.abilities.restarts) return startOnce(deps, full, attempt)
  if (attempt.pageUrl !== null) return { kind: 'page', url: attempt.pageUrl }
  return provider.reopen(attempt.providerSessionId ?? '', paymentOrder(full, attempt, deps.storeUrl))
}

async function startPlaced(deps: PaymentsDeps, orderId: string): Promise<PaymentStart> {
  try {
    return await start(deps, orderId)
  } catch (error) {
    const isAway = error instanceof AppError && error.code === 'payments.unavailable'
    const attempt = isAway ? await latestAttempt(deps.database.db, orderId) : undefined
    if (attempt?.state === 'opening')
      await deps.settlement.cancelUnpaid(orderId, 'The payment partner could not be reached')
    throw error
  }
}

async function open(deps: PaymentsDeps, full: FullOrder, attempt: AttemptRow): Promise<PaymentStart> {
  const provider = providerOf(deps, attempt.provider)
  const { sessionId, start: opened } = await provider.open(paymentOrder(full, attempt, deps.storeUrl))
  const state = await attemptOpened(deps.database.db, attempt.id, {
    sessionId,
    url: opened.kind === 'page' ? opened.url : null,
    pollAt: nextPoll(attempt.createdAt, deps.clock.now()),
  })
  if (state === 'open') return opened
  // Another request opened it first: use its page.
  if (state === undefined) return start(deps, full.order.id)
  // The order was cancelled while the partner opened its page: nobody is redirected there.
  await deps.settlement.settle(attempt.provider, await provider.close(sessionId), byShopper)
  throw notAwaiting()
}

/** A start that works once: if the partner already has it and it is unpaid, a new attempt replaces it. */
async function startOnce(deps: PaymentsDeps, full: FullOrder, attempt: AttemptRow): Promise<PaymentStart> {
  const { database, settlement } = deps
  const provider = providerOf(deps, attempt.provider)
  const sessionId = attempt.providerSessionId ?? ''
  const status = await provider.fetchStatus(sessionId)
  if (status.state === 'unknown')
    return provider.reopen(sessionId, paymentOrder(full, attempt, deps.storeUrl))
  if ((await settlement.settle(attempt.provider, status)) !== 'not-paid') throw notAwaiting()
  const next = newAttempt(deps, full.order, attempt.provider)
  await database.transaction(async (tx) => {
    await changeAttempt(tx, attempt.id, { state: 'expired', settledAt: deps.clock.now() })
    await insertAttempt(tx, next)
  })
  const row = await latestAttempt(database.db, full.order.id)
  if (row === undefined) throw notAwaiting()
  return open(deps, full, row)
}

async function cancelUnpaidOrder(
  deps: PaymentsDeps,
  orderId: string,
  reason = byShopper,
): Promise<CancelUnpaidOutcome> {
  const { settlement } = deps
  const attempt = await latestAttempt(deps.database.db, orderId)
  if (attempt !== undefined && attempt.providerSessionId !== null) {
    const provider = providerOf(deps, attempt.provider)
    const status = await provider.close(attempt.providerSessionId)
    const settled = await settlement.settle(attempt.provider, status, reason)
    if (settled === 'over') return 'cancelled'
    if (settled !== 'not-paid') return settled === 'paid' ? 'paid' : 'over'
    if (mayStillPay(status, provider)) return 'awaiting'
  }
  await settlement.cancelUnpaid(orderId, reason)
  return 'cancelled'
}

/**
 * Whether cancelling could cost the shopper money: a payment may still arrive, and we cannot refund it automatically.
 */
const mayStillPay = ({ state }: PaymentStatus, { abilities }: PaymentProvider): boolean =>
  state === 'unpaid' || (state === 'open' && !abilities.closes && !abilities.refunds)

/** Whether the partner is undecided. An open page that can be closed has taken nothing. */
const isUndecided = ({ state }: PaymentStatus, { abilities }: PaymentProvider): boolean =>
  state === 'unpaid' || (state === 'open' && !abilities.closes)

const byShopper = 'The payment was cancelled by the shopper'
const orderedAnew = 'Ordered in another attempt'
const notPaid = () => new AppError('refused', 'payments.not-paid', 'Payment verification failed')
const stillOpen = () =>
  new AppError(
    'refused',
    'payments.still-open',
    'Your payment is still being processed. You can follow it in your orders.',
  )
const notAwaiting = () =>
  new AppError('conflict', 'order.not-awaiting-payment', 'This order is no longer awaiting payment')
