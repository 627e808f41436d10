import { and, eq, sql } from 'drizzle-orm'
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

/**
 * A code that an address has not used is its owner's next address's; where that has one by the newsletter, the one of
 * before stays with the mailbox of before. A used one stays there, too, so that the mailbox gets no other.
 */
export async function moveCodes(tx: Db, from: string, to: string): Promise<void> {
  const [before, now] = [mailboxHash(from), mailboxHash(to)]
  if (before.equals(now)) return
  await tx.execute(sql`
    update promo_codes p set mailbox_hash = ${now}
    where mailbox_hash = ${before}
      and not exists (select from promo_code_uses u where u.code = p.code and u.released_at is null)
      and not (source = 'newsletter' and exists (
        select from promo_codes other where other.source = 'newsletter' and other.mailbox_hash = ${now}))`)
}

/** The code that came with the subscription of an address, or of another one of its mailbox. */
export async function newsletterCodeOf(
  db: Db,
  email: string,
): Promise<{ readonly code: string; readonly percent: number } | undefined> {
  const [row] = await db
    .select({ code: promoCodes.code, percent: promoCodes.discountPercent })
    .from(promoCodes)
    .where(and(eq(promoCodes.source, 'newsletter'), eq(promoCodes.mailboxHash, mailboxHash(email))))
  return row === undefined ? undefined : { code: row.code, percent: row.percent ?? 0 }
}
