import { and, eq, gt, lte } from 'drizzle-orm'
import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { customers } from '../accounts.table.ts'
import { lockCustomer } from '../customer.queries.ts'
import { dropLinks } from '../session.queries.ts'

const emailChanges = pgTable('email_changes', {
  customerId: uuid('customer_id').primaryKey(),
  email: text().notNull(),
  tokenHash: customType<{ data: Buffer }>({ dataType: () => 'bytea' })('token_hash').notNull(),
  /** The session that requested it. */
  sessionHash: customType<{ data: Buffer }>({ dataType: () => 'bytea' })('session_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** The last request replaces earlier ones. */
export async function saveEmailChange(tx: Db, change: typeof emailChanges.$inferInsert): Promise<void> {
  const { customerId: _customerId, ...rest } = change
  await tx
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.customerId, set: rest })
}

export async function emailChangeOf(db: Db, customerId: string, now: Date) {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), gt(emailChanges.expiresAt, now)))
  return row
}

/** Gives the pending change a new link; the previous one stops working. */
export async function setEmailChangeLink(db: Db, customerId: string, tokenHash: Buffer): Promise<void> {
  await db.update(emailChanges).set({ tokenHash }).where(eq(emailChanges.customerId, customerId))
}

/** Cancels the pending change. */
export async function dropEmailChange(db: Db, customerId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
}

export interface UsedEmailChange {
  readonly customerId: string
  /** Of the session that asked for it. */
  readonly sessionHash: Buffer
  readonly to: string
  /** The address before, where its owner had shown that it is theirs. */
  readonly from: string | undefined
}

/** Uses up the link of a pending change. Refuses with 'accounts.email-taken'. */
export async function useEmailChange(
  tx: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<UsedEmailChange | undefined> {
  const [change] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .returning({
      customerId: emailChanges.customerId,
      email: emailChanges.email,
      sessionHash: emailChanges.sessionHash,
    })
  if (change === undefined) return undefined
  const { customerId, email, sessionHash } = change
  const before = await lockCustomer(tx, customerId)
  await tx
    .update(customers)
    .set({ email })
    .where(eq(customers.id, customerId))
    .catch((error: unknown) => {
      if (!isViolation(error, 'unique', 'customers_email_key_key')) throw error
      throw new AppError('conflict', 'accounts.email-taken', 'An account with this email already exists')
    })
  // Links sent to the previous address stop working.
  await dropLinks(tx, customerId)
  const isConfirmed = (before?.verifiedAt ?? null) !== null
  return { customerId, sessionHash, to: email, from: isConfirmed ? before?.email : undefined }
}

export async function purgeExpiredEmailChanges(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now))
}
