import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { accountLinks, customerSessions } from './accounts.table.ts'

export async function insertSession(tx: Db, session: typeof customerSessions.$inferInsert): Promise<void> {
  await tx.insert(customerSessions).values(session)
}

/** Whose session a token is, as long as it lives. */
export async function sessionOfToken(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ customerId: customerSessions.customerId, expiresAt: customerSessions.expiresAt })
    .from(customerSessions)
    .where(and(eq(customerSessions.tokenHash, tokenHash), gt(customerSessions.expiresAt, now)))
  return row
}

export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHash))
}

export async function endAllSessions(tx: Db, customerId: string): Promise<void> {
  await tx.delete(customerSessions).where(eq(customerSessions.customerId, customerId))
}

/** Sessions and links whose time is over. */
export async function forgetExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(customerSessions).where(lte(customerSessions.expiresAt, now))
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
}

export type LinkPurpose = 'verify-email' | 'reset-password'

/** A new link makes the older ones of its purpose useless. */
export async function insertLink(tx: Db, link: typeof accountLinks.$inferInsert): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.customerId, link.customerId), eq(accountLinks.purpose, link.purpose)))
  await tx.insert(accountLinks).values(link)
}

const living = (tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.purpose, purpose),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  )

export async function customerOfLink(db: Db, tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
  const [row] = await db
    .select({ customerId: accountLinks.customerId })
    .from(accountLinks)
    .where(living(tokenHash, purpose, now))
  return row?.customerId
}

/** Uses a link up; of two that come at the same time one gets the customer. */
export async function useLink(tx: Db, tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
  const [row] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(living(tokenHash, purpose, now))
    .returning({ customerId: accountLinks.customerId })
  return row?.customerId
}
