import { limits } from '@first-fashion/contract/limits'
import { allocate } from '@first-fashion/contract/money/money'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { CardPayments, PaymentPageOrder } from '../../ports/card-payments.ts'
import { awaitsPayment, type FullOrder, findOrder, type OrderRow, type Orders } from '../orders/index.ts'
import {
  type AttemptRow,
  attemptOpened,
  insertAttempt,
  insertPartnerEvent,
  latestAttempt,
} from './payment.queries.ts'
import type { Settlement } from './settlement.service.ts'

export interface Payments {
  /** Notes in the order's transaction that it will be paid by card. */
  begin(tx: Db, order: Pick<OrderRow, 'id' | 'chargedMinor' | 'currencyCode'>): Promise<void>
  /** The address of an order's payment page, opened at the partner the first time. Repeatable. */
  pageUrl(orderId: string): Promise<string>
  /** The page of one's own order that still awaits payment. Refuses with 'order.not-awaiting-payment'. */
  payAgain(customerId: string, orderId: string): Promise<string>
  /** Asks the partner about one's own order; one whose shopper gave up paying is let go, with its pieces. Refuses with 'payments.not-paid'. Nothing the browser says is believed. */
  verify(customerId: string, orderId: string, isGivenUp?: boolean): Promise<void>
  /** Keeps a signed notice and has it worked off. */
  receiveNotification(rawBody: Buffer, signature: string | undefined): Promise<void>
}

export interface PaymentsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly jobs: Jobs
  /** null when no card provider is configured. */
  readonly cards: CardPayments | null
  readonly orders: Orders
  readonly settlement: Settlement
  /** Where the store is reached, without a slash at the end. */
  readonly storeUrl: string
}

/** Stripe wants 30 minutes at least, counted by its own clock; this covers the way there. */
const clockSlackMs = 30_000

export function createPayments(deps: PaymentsDeps): Payments {
  const { database, clock, newId, orders, settlement } = deps
  return {
    begin: async (tx, order) => {
      const createdAt = clock.now()
      const expiresAt = after(createdAt, limits.paymentPageLifetimeMs + clockSlackMs)
      await insertAttempt(tx, {
        id: newId(),
        orderId: order.id,
        provider: 'stripe',
        state: 'opening',
        amountMinor: order.chargedMinor,
        currencyCode: order.currencyCode,
        createdAt,
        expiresAt,
      })
    },
    pageUrl: (orderId) => pageUrl(deps, orderId),
    payAgain: async (customerId, orderId) => {
      const { order } = await orders.own(customerId, orderId)
      if (!awaitsPayment(order, clock.now())) throw notAwaiting()
      return pageUrl(deps, orderId)
    },
    verify: async (customerId, orderId, isGivenUp = false) => {
      const { order } = await orders.own(customerId, orderId)
      if (order.paymentState === 'paid') return
      const attempt = await latestAttempt(database.db, orderId)
      if (attempt?.providerSessionId == null) throw notPaid()
      const { look, expire } = cardsOf(deps)
      const evidence = await (isGivenUp ? expire : look)(attempt.providerSessionId)
      if ((await settlement.settle(evidence)) === 'paid') return
      if (isGivenUp) await settlement.abandon(orderId, 'The payment was cancelled by the shopper')
      throw notPaid()
    },
    receiveNotification: async (rawBody, signature) => {
      const notice = cardsOf(deps).readNotification(rawBody, signature)
      const { eventId, type, body } = notice
      await database.transaction(async (tx) => {
        const event = { provider: 'stripe', eventId, type, body, receivedAt: clock.now() }
        if (!(await insertPartnerEvent(tx, event))) return
        await deps.jobs.enqueue(tx, 'partner-event-received', { provider: 'stripe', eventId })
      })
    },
  }
}

export function cardsOf({ cards }: Pick<PaymentsDeps, 'cards'>): CardPayments {
  if (cards !== null) return cards
  throw new AppError('unavailable', 'payments.unavailable', 'Card payment is not available right now.')
}

async function pageUrl(deps: PaymentsDeps, orderId: string): Promise<string> {
  const cards = cardsOf(deps)
  const attempt = await latestAttempt(deps.database.db, orderId)
  if (attempt?.state === 'open' && attempt.pageUrl !== null && attempt.expiresAt > deps.clock.now())
    return attempt.pageUrl
  const full = await findOrder(deps.database.db, orderId)
  if (attempt?.state !== 'opening' || full === undefined) throw notAwaiting()
  const page = await cards.open(pageOrder(full, attempt, deps.storeUrl))
  await attemptOpened(deps.database.db, attempt.id, page)
  return page.url
}

/** The page's lines, in the charged currency; they add up to what is charged, to the minor unit. */
function pageOrder({ order, lines }: FullOrder, attempt: AttemptRow, storeUrl: string): PaymentPageOrder {
  const names = [
    ...lines.map(
      (line) => `${line.quantity} × ${[line.name, line.color, line.size].filter(Boolean).join(', ')}`,
    ),
    'Shipping',
  ]
  const weights = [...lines.map((line) => line.unitPriceCents * line.quantity), order.shippingCents]
  const amounts = allocate(attempt.amountMinor, weights)
  return {
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: order.number,
    email: order.email,
    currencyCode: attempt.currencyCode,
    amountMinor: attempt.amountMinor,
    lines: names
      .map((name, index) => ({ name, amountMinor: amounts[index] ?? 0 }))
      .filter((line) => line.amountMinor > 0),
    successUrl: `${storeUrl}/verify?success=true&orderId=${order.id}`,
    cancelUrl: `${storeUrl}/verify?success=false&orderId=${order.id}`,
    expiresAt: attempt.expiresAt,
  }
}

const notPaid = () => new AppError('refused', 'payments.not-paid', 'Payment verification failed')
const notAwaiting = () =>
  new AppError('conflict', 'order.not-awaiting-payment', 'This order does not await a payment any more')
