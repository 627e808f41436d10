import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { mailboxHash } from './mailbox-hash.ts'
import { promoCodes } from './promo-codes.table.ts'

/** Writes a code down; false when another one has the same letters, or the mailbox has one. */
export async function insertPromoCode(tx: Db, code: typeof promoCodes.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(promoCodes)
    .values(code)
    .onConflictDoNothing()
    .returning({ code: promoCodes.code })
  return rows.length === 1
}

/** Of deleted accounts: a code no longer tells whose it was, and nobody gets another one. */
export async function anonymiseCodesOf(tx: Db, emailKey: string): Promise<void> {
  await tx.update(promoCodes).set({ emailKey: null }).where(eq(promoCodes.emailKey, emailKey))
}

/** The code that came with the subscription of an address, or of another one of its mailbox. */
export async function newsletterCodeOf(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(and(eq(promoCodes.source, 'newsletter'), eq(promoCodes.mailboxHash, mailboxHash(email))))
  return row?.code
}
