import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { paymentCards } from './payments.table.ts'

/** Records that a customer has paid with a card. */
export async function rememberCard(tx: Db, card: typeof paymentCards.$inferInsert): Promise<void> {
  await tx.insert(paymentCards).values(card).onConflictDoNothing()
}

/** Whether two customers have paid with one card. */
export async function shareCard(db: Db, customerId: string, otherId: string): Promise<boolean> {
  const other = alias(paymentCards, 'other')
  const rows = await db
    .select({ customerId: paymentCards.customerId })
    .from(paymentCards)
    .innerJoin(
      other,
      and(eq(other.provider, paymentCards.provider), eq(other.fingerprint, paymentCards.fingerprint)),
    )
    .where(and(eq(paymentCards.customerId, customerId), eq(other.customerId, otherId)))
    .limit(1)
  return rows.length > 0
}

/** The cards that a customer has paid with, the first one first. */
export const cardsOf = (db: Db, customerId: string) =>
  db
    .select({
      provider: paymentCards.provider,
      fingerprint: paymentCards.fingerprint,
      firstUsedAt: paymentCards.firstUsedAt,
    })
    .from(paymentCards)
    .where(eq(paymentCards.customerId, customerId))
    .orderBy(asc(paymentCards.firstUsedAt), asc(paymentCards.fingerprint))
