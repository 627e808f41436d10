import type { CancelUnpaidOutcome } from '@first-fashion/contract/checkout/calls'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import type { Db } from '../../platform/database/database.ts'
import { orderStates } from '../orders/index.ts'
import { cancelUnpaidOrder, supersede } from './attempts/cancel-unpaid.ts'
import {
  type NewAttempt,
  newAttempt,
  type PaymentAgain,
  payAgain,
  startPlaced,
} from './attempts/start-payment.ts'
import { type Returned, verifyOrder, verifySession } from './attempts/verify-payment.ts'
import { closeAttempts, insertAttempt, insertPartnerEvent } from './payment.queries.ts'
import { webhookEventReceived } from './payments.events.ts'
import { type PaymentsDeps, providerOf } from './payments-deps.ts'
import { systemActor } from './settlement.service.ts'

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
  payAgain(customerId: string, orderId: string): Promise<PaymentAgain>
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

export const createPayments = (deps: PaymentsDeps): Payments => ({
  requireProvider: (provider) => void providerOf(deps, provider),
  begin: (tx, order, provider) => insertAttempt(tx, newAttempt(deps, order, provider)),
  start: (orderId) => startPlaced(deps, orderId),
  payAgain: (...given) => payAgain(deps, ...given),
  cancelUnpaidOrder: (...given) => cancelUnpaidOrder(deps, ...given),
  supersede: (orderIds) => supersede(deps, orderIds),
  settlePrepaid: async (tx, orderId) => {
    const ended = await orderStates.markPaid(deps, tx, orderId, { actor: systemActor, reference: orderId })
    await closeAll(deps, tx, ended || [])
  },
  endOtherAttempts: async (tx, orderId) =>
    closeAll(deps, tx, await orderStates.endOtherAttempts(deps, tx, orderId, systemActor)),
  verify: (...given) => verifyOrder(deps, ...given),
  verifySession: (...given) => verifySession(deps, ...given),
  receiveWebhookEvent: (...given) => receiveWebhookEvent(deps, ...given),
})

async function closeAll({ clock }: PaymentsDeps, tx: Db, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await closeAttempts(tx, orderId, 'expired', clock.now())
}

async function receiveWebhookEvent(
  deps: PaymentsDeps,
  ...[provider, rawBody, header]: Parameters<Payments['receiveWebhookEvent']>
): Promise<void> {
  const { database, clock, events } = deps
  const webhookEvent = providerOf(deps, provider).readWebhookEvent(rawBody, header)
  await database.transaction(async (tx) => {
    const event = { provider, ...webhookEvent, receivedAt: clock.now() }
    if (!(await insertPartnerEvent(tx, event))) return
    await events.emit(tx, webhookEventReceived, { provider, eventId: webhookEvent.eventId })
  })
}
