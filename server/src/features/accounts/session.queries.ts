import { and, desc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { accountLinks, customerSessions, customers } from './accounts.table.ts'

export interface NewSession {
  readonly id: string
  readonly tokenHash: Buffer
  readonly customerId: string
  readonly userAgent: string
  readonly address: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Opens a session unless the customer is blocked. Returns whether it is open. */
export async function insertSession(tx: Db, session: NewSession): Promise<boolean> {
  const result = await tx.execute(sql`
    insert into customer_sessions
      (token_hash, id, customer_id, user_agent, address, created_at, last_used_at, expires_at)
    select ${session.tokenHash}::bytea, ${session.id}::uuid, id, ${session.userAgent}, ${session.address},
      ${session.createdAt}::timestamptz, ${session.createdAt}::timestamptz, ${session.expiresAt}::timestamptz
    from customers where id = ${session.customerId} and blocked_at is null`)
  return result.rowCount === 1
}

/** The customer of an active session's token. */
export async function sessionOfToken(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      customerId: customerSessions.customerId,
      lastUsedAt: customerSessions.lastUsedAt,
      expiresAt: customerSessions.expiresAt,
    })
    .from(customerSessions)
    .where(and(eq(customerSessions.tokenHash, tokenHash), gt(customerSessions.expiresAt, now)))
  return row
}

export async function sessionWasUsed(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await db.update(customerSessions).set({ lastUsedAt: at }).where(eq(customerSessions.tokenHash, tokenHash))
}

/** A customer's active sessions, most recently used first. */
export const activeSessions = (db: Db, customerId: string, now: Date) =>
  db
    .select()
    .from(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), gt(customerSessions.expiresAt, now)))
    .orderBy(desc(customerSessions.lastUsedAt), desc(customerSessions.createdAt))

export async function addressOfSession(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ address: customerSessions.address })
    .from(customerSessions)
    .where(eq(customerSessions.id, id))
  return row?.address
}

export async function setPlaceOfSession(db: Db, id: string, place: string): Promise<void> {
  await db.update(customerSessions).set({ place }).where(eq(customerSessions.id, id))
}

/** Ends a customer's own session; returns whether there was one. */
export async function endOwnSession(db: Db, customerId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), eq(customerSessions.id, id)))
    .returning({ id: customerSessions.id })
  return ended.length === 1
}

export async function endOtherSessions(tx: Db, customerId: string, kept: Buffer): Promise<void> {
  await tx
    .delete(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), ne(customerSessions.tokenHash, kept)))
}

export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHash))
}

export async function endAllSessions(tx: Db, customerId: string): Promise<void> {
  await tx.delete(customerSessions).where(eq(customerSessions.customerId, customerId))
}

/** Deletes expired sessions and links. */
export async function purgeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(customerSessions).where(lte(customerSessions.expiresAt, now))
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
}

export type LinkPurpose = 'verify-email' | 'reset-password'

/** A new link invalidates older ones of the same purpose. */
export async function insertLink(tx: Db, link: typeof accountLinks.$inferInsert): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.customerId, link.customerId), eq(accountLinks.purpose, link.purpose)))
  await tx.insert(accountLinks).values(link)
}

/** Deletes links sent to a previous address of the customer. */
export async function dropLinks(tx: Db, customerId: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.customerId, customerId))
}

const isActive = (tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
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
    .where(isActive(tokenHash, purpose, now))
  return row?.customerId
}

/** Whether a verification link was used before and its address is still verified. */
export async function wasUsedByVerified(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db
    .select({ customerId: accountLinks.customerId })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, 'verify-email'),
        isNotNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
        isNotNull(customers.verifiedAt),
      ),
    )
  return rows.length > 0
}

/** Uses up a link; of two simultaneous requests only one gets the customer. */
export async function useLink(tx: Db, tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
  const [row] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(isActive(tokenHash, purpose, now))
    .returning({ customerId: accountLinks.customerId })
  return row?.customerId
}

/** The address that a customer first signed in from, of the sessions that are left; undefined if there are none. */
export async function firstAddressOf(db: Db, customerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ address: customerSessions.address })
    .from(customerSessions)
    .where(eq(customerSessions.customerId, customerId))
    .orderBy(customerSessions.createdAt)
    .limit(1)
  return row?.address
}
