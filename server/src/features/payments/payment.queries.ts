import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { partnerEvents, paymentAttempts, refunds } from './payments.table.ts'

export type AttemptRow = typeof paymentAttempts.$inferSelect

export async function insertAttempt(tx: Db, attempt: typeof paymentAttempts.$inferInsert): Promise<void> {
  await tx.insert(paymentAttempts).values(attempt)
}

/** The newest payment attempt of an order. */
export async function latestAttempt(db: Db, orderId: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  return row
}

/** The attempt that paid an order. */
export async function paidAttempt(db: Db, orderId: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')))
  return row
}

/** All payment attempts and refunds of an order, oldest first. */
export async function paymentsOfOrder(db: Db, orderId: string) {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt))
  const back = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt))
  return { attempts, refunds: back }
}

/** The attempt with a partner's reference. */
export async function attemptOfSession(
  db: Db,
  provider: PaymentProviderName,
  sessionId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerSessionId, sessionId)))
  return row
}

/** The same, locked: of two simultaneous events only one settles it. */
export async function lockAttemptOfSession(
  tx: Db,
  provider: PaymentProviderName,
  sessionId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerSessionId, sessionId)))
    .for('update')
  return row
}

/** An attempt by our own ID, locked. */
export async function lockAttempt(
  tx: Db,
  provider: PaymentProviderName,
  id: string,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.id, id)))
    .for('update')
  return row
}

/** Whether another attempt already has this payment: a payment pays only once. */
export async function isPaymentTaken(tx: Db, attempt: AttemptRow, paymentId: string): Promise<boolean> {
  const others = and(
    eq(paymentAttempts.provider, attempt.provider),
    eq(paymentAttempts.providerPaymentId, paymentId),
    ne(paymentAttempts.id, attempt.id),
  )
  return (await tx.$count(paymentAttempts, others)) > 0
}

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row
}

/**
 * Records that the payment is open at the partner. Its reference is stored even if the attempt was closed in the
 * meantime, so that a late payment can be matched. Returns the attempt's state.
 */
export async function attemptOpened(
  db: Db,
  id: string,
  opened: { sessionId: string; url: string | null; pollAt: Date | null },
): Promise<AttemptRow['state'] | undefined> {
  const { sessionId, url, pollAt } = opened
  const [row] = await db
    .update(paymentAttempts)
    .set({
      state: sql`case when ${paymentAttempts.state} = 'opening' then 'open' else ${paymentAttempts.state} end`,
      providerSessionId: sessionId,
      pageUrl: url,
      pollAt,
    })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.providerSessionId)))
    .returning({ state: paymentAttempts.state })
  return row?.state
}

export async function changeAttempt(
  tx: Db,
  id: string,
  change: Partial<Omit<AttemptRow, 'id' | 'orderId' | 'provider'>>,
): Promise<void> {
  await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id))
}

/** The attempt that a partner's payment settled. */
export async function attemptOfPayment(
  db: Db,
  provider: PaymentProviderName,
  paymentId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerPaymentId, paymentId)))
  return row
}

/** Closes the open attempts of an order. */
export async function closeAttempts(tx: Db, orderId: string, state: 'expired' | 'failed', at: Date) {
  await tx
    .update(paymentAttempts)
    .set({ state, settledAt: at })
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['opening', 'open'])))
}

/** Attempts due for polling: those that shoppers wait for first, then longest waiting. */
export async function attemptsToPoll(db: Db, now: Date, limit: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(lte(paymentAttempts.pollAt, now))
    .orderBy(desc(inArray(paymentAttempts.state, ['opening', 'open'])), asc(paymentAttempts.pollAt))
    .limit(limit)
}

/** Stores a webhook event; returns false if it is already known. */
export async function insertPartnerEvent(tx: Db, event: typeof partnerEvents.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(partnerEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: partnerEvents.eventId })
  return rows.length > 0
}

export async function findPartnerEvent(db: Db, provider: string, eventId: string) {
  const [row] = await db
    .select()
    .from(partnerEvents)
    .where(and(eq(partnerEvents.provider, provider), eq(partnerEvents.eventId, eventId)))
  return row
}

export async function partnerEventHandled(db: Db, provider: string, eventId: string, at: Date) {
  await db
    .update(partnerEvents)
    .set({ handledAt: at })
    .where(and(eq(partnerEvents.provider, provider), eq(partnerEvents.eventId, eventId)))
}

export const hasRefunds = async (db: Db): Promise<boolean> =>
  (await db.select({ id: refunds.id }).from(refunds).limit(1)).length > 0
