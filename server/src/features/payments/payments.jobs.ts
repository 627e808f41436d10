import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import {
  findOrder,
  insertEvent,
  isBuyerForgotten,
  type OrderStates,
  unpaidOrdersDue,
} from '../orders/index.ts'
import type { Ledger } from './ledger.ts'
import { forgetPayers, orderOfNotice } from './payer.queries.ts'
import {
  findAttempt,
  findPartnerEvent,
  latestAttempt,
  partnerEventHandled,
  settleAttempt,
} from './payment.queries.ts'
import { cardsOf, type PaymentsDeps } from './payments.service.ts'
import { theShop } from './settlement.service.ts'

const sessionEvent = z.object({
  data: z.object({ object: z.object({ id: z.string(), object: z.string() }) }),
})

export interface PaymentJobsDeps extends PaymentsDeps {
  readonly ledger: Ledger
  readonly states: OrderStates
  readonly onError: (error: unknown, orderId: string) => void
}

export const paymentJobs = (deps: PaymentJobsDeps) => ({
  /** The notice only says where to look: the partner is asked, so an old or a doubled notice does no harm. */
  'partner-event-received': async ({ provider, eventId }: { provider: string; eventId: string }) => {
    const { database, settlement, clock } = deps
    const event = await findPartnerEvent(database.db, provider, eventId)
    if (event === undefined || event.handledAt !== null) return
    const session = sessionEvent.safeParse(event.body).data?.data.object
    if (session?.object === 'checkout.session') {
      const evidence = await cardsOf(deps).look(session.id)
      await settlement.settle(evidence)
      const attempt =
        evidence.attemptId === null ? undefined : await findAttempt(database.db, evidence.attemptId)
      if (evidence.state === 'expired' && attempt !== undefined)
        await settlement.abandon(attempt.orderId, 'The payment page expired')
    }
    await partnerEventHandled(database.db, provider, eventId, clock.now())
    await forgetPayerOfNotice(database.db, provider, eventId)
  },
  /** Gives the payment of a cancelled order back. */
  'paid-order-cancelled': async ({ orderId }: { orderId: string }) => {
    const { database, ledger, states } = deps
    const attempt = await latestAttempt(database.db, orderId)
    const full = await findOrder(database.db, orderId)
    if (attempt?.providerPaymentId == null || full === undefined || full.order.paymentState !== 'paid') return
    await cardsOf(deps).refund(attempt.providerPaymentId, attempt.id)
    await database.transaction(async (tx) => {
      if (!(await states.markRefunded(tx, orderId, theShop))) return
      await settleAttempt(tx, attempt.id, { state: 'refunded' })
      await ledger.recordRefund(tx, full.order, attempt.id)
    })
  },
  /** Gives back money that came after its order was given up. */
  'late-payment-received': async ({ attemptId }: { attemptId: string }) => {
    const { database, ledger, clock } = deps
    const attempt = await findAttempt(database.db, attemptId)
    const full = attempt === undefined ? undefined : await findOrder(database.db, attempt.orderId)
    if (attempt?.providerPaymentId == null || full === undefined) return
    await cardsOf(deps).refund(attempt.providerPaymentId, attempt.id)
    await database.transaction(async (tx) => {
      await ledger.recordReturnedPayment(tx, full.order, attempt.id)
      await insertEvent(tx, {
        orderId: attempt.orderId,
        at: clock.now(),
        kind: 'late-payment-refunded',
        text: 'Late payment refunded',
        actorKind: theShop.kind,
        actor: theShop.name,
      })
    })
  },
})

/** A notice that comes after its order's buyer was forgotten must not bring the person back. */
async function forgetPayerOfNotice(db: Db, provider: string, eventId: string): Promise<void> {
  const orderId = await orderOfNotice(db, provider, eventId)
  if (orderId !== undefined && (await isBuyerForgotten(db, orderId))) await forgetPayers(db, [orderId])
}

/**
 * Clears the orders whose hold has run out: the payment page is closed first, then the pieces are let go.
 * An order whose page cannot be closed now keeps its hold and is tried again.
 */
export async function clearUnpaidOrders(deps: PaymentJobsDeps): Promise<void> {
  const due = await unpaidOrdersDue(deps.database.db, deps.clock.now(), 100)
  for (const orderId of due) await clearUnpaid(deps, orderId).catch((error) => deps.onError(error, orderId))
}

async function clearUnpaid(deps: PaymentJobsDeps, orderId: string): Promise<void> {
  const attempt = await latestAttempt(deps.database.db, orderId)
  if (attempt?.state === 'open' && attempt.providerSessionId !== null) {
    const evidence = await cardsOf(deps).expire(attempt.providerSessionId)
    if ((await deps.settlement.settle(evidence)) === 'paid') return
  }
  await deps.settlement.abandon(orderId, 'Not paid in time')
}
