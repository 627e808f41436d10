import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { customType, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../database/database.ts'

const mailboxMails = pgTable('mailbox_mails', {
  mailboxHash: customType<{ data: Buffer }>({ dataType: () => 'bytea' })('mailbox_hash').primaryKey(),
  countedSince: timestamp('counted_since', { withTimezone: true }).notNull(),
  mails: integer().notNull(),
})

/** Counts one more mail; returns how many there were since `since`, this one included. */
export async function countMail(db: Db, hash: Buffer, at: Date, since: Date): Promise<number> {
  const result = await db.execute(sql`
    insert into mailbox_mails as m (mailbox_hash, counted_since, mails)
    values (${hash}::bytea, ${at}::timestamptz, 1)
    on conflict (mailbox_hash) do update set
      mails = case when m.counted_since < ${since}::timestamptz then 1 else m.mails + 1 end,
      counted_since = case when m.counted_since < ${since}::timestamptz then excluded.counted_since
        else m.counted_since end
    returning mails`)
  const [row] = z.array(z.object({ mails: z.number().int() })).parse(result.rows)
  return row?.mails ?? 1
}

export async function mailsCounted(db: Db, hash: Buffer, since: Date): Promise<number> {
  const [row] = await db
    .select({ mails: mailboxMails.mails })
    .from(mailboxMails)
    .where(and(eq(mailboxMails.mailboxHash, hash), gte(mailboxMails.countedSince, since)))
  return row?.mails ?? 0
}

export async function takeMailBack(db: Db, hash: Buffer): Promise<void> {
  await db
    .update(mailboxMails)
    .set({ mails: sql`greatest(${mailboxMails.mails} - 1, 0)` })
    .where(eq(mailboxMails.mailboxHash, hash))
}

export async function purgeMailCounts(db: Db, before: Date): Promise<void> {
  await db.delete(mailboxMails).where(lt(mailboxMails.countedSince, before))
}
