import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { partnerEvents, paymentAttempts, refunds } from './payments.table.ts'

export type AttemptRow = typeof paymentAttempts.$inferSelect

export async function insertAttempt(tx: Db, attempt: typeof paymentAttempts.$inferInsert): Promise<void> {
  await tx.insert(paymentAttempts).values(attempt)
}

/** The newest attempt at paying an order. */
export async function latestAttempt(db: Db, orderId: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  return row
}

/** The attempt whose money paid an order. */
export async function paidAttempt(db: Db, orderId: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')))
  return row
}

/** Everything that was tried at an order's payment, and what went back, in the order of time. */
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

/** The attempt that a partner calls so. */
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

/** The same, locked: of two notices that come at once one settles it. */
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

/** An attempt of a partner by our own id, locked. */
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

/** Whether a partner's payment stands on another attempt already: it pays for one thing only. */
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
 * The payment is open at the partner now. Its name there is written down even where the attempt was closed meanwhile,
 * so that money which comes in after all is known. Answers the attempt's state.
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

/** Closes what is still open of an order's attempts. */
export async function closeAttempts(tx: Db, orderId: string, state: 'expired' | 'failed', at: Date) {
  await tx
    .update(paymentAttempts)
    .set({ state, settledAt: at })
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['opening', 'open'])))
}

/** Attempts of which nothing was heard for a while, the longest first. */
export async function attemptsToPoll(db: Db, now: Date, limit: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(lte(paymentAttempts.pollAt, now))
    .orderBy(asc(paymentAttempts.pollAt))
    .limit(limit)
}

/** Keeps a partner's notice; answers false when it is known already. */
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
