import { eq, lt } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'

/** The address for the last email about a deleted account; the row is deleted as soon as the email is sent. */
const accountDeletedEmails = pgTable('account_deleted_emails', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** Only if the address was confirmed. */
  name: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
})

export async function insertAccountDeletedEmail(
  tx: Db,
  email: typeof accountDeletedEmails.$inferInsert,
): Promise<void> {
  await tx.insert(accountDeletedEmails).values(email)
}

export async function accountDeletedEmailById(db: Db, id: string) {
  const [row] = await db.select().from(accountDeletedEmails).where(eq(accountDeletedEmails.id, id))
  return row
}

export async function deleteAccountDeletedEmail(db: Db, id: string): Promise<void> {
  await db.delete(accountDeletedEmails).where(eq(accountDeletedEmails.id, id))
}

/** Purges emails that could not be sent for so long that no job will try again. */
export async function purgeOldAccountDeletedEmails(db: Db, before: Date): Promise<void> {
  await db.delete(accountDeletedEmails).where(lt(accountDeletedEmails.writtenAt, before))
}
