import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { partnerEvents, paymentAttempts } from './payments.table.ts'

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
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return row
}

/** The attempt of a payment page, locked: of two notices that come at once one settles it. */
export async function lockAttemptOfSession(tx: Db, sessionId: string): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerSessionId, sessionId))
    .for('update')
  return row
}

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row
}

/** The page is open now; says nothing when the attempt was closed meanwhile. */
export async function attemptOpened(
  db: Db,
  id: string,
  page: { sessionId: string; url: string },
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ state: 'open', providerSessionId: page.sessionId, pageUrl: page.url })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'opening')))
}

export async function settleAttempt(
  tx: Db,
  id: string,
  change: Partial<Pick<AttemptRow, 'state' | 'providerPaymentId' | 'settledAt'>>,
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
