import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { PaymentEvidence } from '../../ports/card-payments.ts'
import { takeOutOfCart } from '../cart/index.ts'
import type { Catalog } from '../catalog/index.ts'
import { type Actor, findOrder, insertEvent, type OrderStates } from '../orders/index.ts'
import type { Ledger } from './ledger.ts'
import { type AttemptRow, closeAttempts, lockAttemptOfSession, settleAttempt } from './payment.queries.ts'

/** 'late': the money came for an order that had been given up; it goes back by itself. */
export type Settled = 'paid' | 'not-paid' | 'late' | 'wrong-amount'

export interface Settlement {
  /**
   * Acts on what the partner said about a payment page. The return page, the webhook and the job that clears
   * unpaid orders all come here, in any order and any number of times: an order is paid exactly once.
   */
  settle(evidence: PaymentEvidence): Promise<Settled>
  /** Gives an unpaid order up: its pieces can be bought again. */
  abandon(orderId: string, reason: string): Promise<void>
}

export interface SettlementDeps {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly states: OrderStates
  readonly ledger: Ledger
  readonly catalog: Catalog
}

export const cardProvider: Actor = { kind: 'partner', id: null, name: 'Stripe' }
export const theShop: Actor = { kind: 'shop', id: null, name: 'First Fashion' }

export function createSettlement(deps: SettlementDeps): Settlement {
  const { database, clock, states } = deps
  return {
    settle: async (evidence) => {
      const settled = await database.transaction((tx) => settleInTransaction(deps, tx, evidence))
      return settled
    },
    abandon: async (orderId, reason) => {
      const released = await database.transaction(async (tx) => {
        if (!(await states.cancelUnpaid(tx, orderId, theShop, reason))) return false
        await closeAttempts(tx, orderId, 'expired', clock.now())
        return true
      })
      if (released) await stockChanged(deps, orderId)
    },
  }
}

async function settleInTransaction(
  deps: SettlementDeps,
  tx: Db,
  evidence: PaymentEvidence,
): Promise<Settled> {
  const { states, clock } = deps
  const attempt = await lockAttemptOfSession(tx, evidence.sessionId)
  if (attempt === undefined || evidence.attemptId !== attempt.id) return 'not-paid'
  if (attempt.state === 'paid') return 'paid'
  if (attempt.state === 'refunded') return 'late'
  if (evidence.state !== 'paid') return 'not-paid'
  if (evidence.amountMinor !== attempt.amountMinor || evidence.currencyCode !== attempt.currencyCode)
    return 'wrong-amount'
  const isPaid = await states.markPaid(tx, attempt.orderId, cardProvider)
  await settleAttempt(tx, attempt.id, {
    state: isPaid ? 'paid' : 'refunded',
    providerPaymentId: evidence.paymentId,
    settledAt: clock.now(),
  })
  await (isPaid ? orderWasPaid(deps, tx, attempt) : moneyCameLate(deps, tx, attempt))
  return isPaid ? 'paid' : 'late'
}

async function orderWasPaid(deps: SettlementDeps, tx: Db, attempt: AttemptRow): Promise<void> {
  const full = await findOrder(tx, attempt.orderId)
  if (full === undefined) throw new Error(`payment attempt ${attempt.id} has no order`)
  const bought = full.lines.flatMap((line) =>
    line.productId === null ? [] : [{ ...line, productId: line.productId }],
  )
  if (full.order.customerId !== null) await takeOutOfCart(tx, full.order.customerId, bought)
  await deps.ledger.recordIncome(tx, full.order, 'stripe', attempt.id)
  await deps.jobs.enqueue(tx, 'order-placed', { orderId: attempt.orderId })
}

async function moneyCameLate(deps: SettlementDeps, tx: Db, attempt: AttemptRow): Promise<void> {
  await insertEvent(tx, {
    orderId: attempt.orderId,
    at: deps.clock.now(),
    kind: 'late-payment',
    text: 'Payment came too late and is being refunded',
    actorKind: 'partner',
    actor: cardProvider.name,
  })
  await deps.jobs.enqueue(tx, 'late-payment-received', { attemptId: attempt.id })
}

async function stockChanged({ database, catalog }: SettlementDeps, orderId: string): Promise<void> {
  const full = await findOrder(database.db, orderId)
  await catalog.productsChanged((full?.lines ?? []).flatMap((line) => line.productId ?? []))
}
