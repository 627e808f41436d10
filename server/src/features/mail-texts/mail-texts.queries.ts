import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { MailText } from '../../platform/mail/mail-kind.ts'
import { mailTexts as table } from './mail-texts.table.ts'

export interface StoredText {
  /** null: the text that the shop comes with. */
  readonly text: MailText | null
  readonly version: number
  readonly changedAt: Date
}

/** What was ever changed, by the names of emails. */
export async function storedTexts(db: Db): Promise<ReadonlyMap<string, StoredText>> {
  const rows = await db.select().from(table)
  return new Map(
    rows.map(({ name, subject, words, version, changedAt }) => [
      name,
      { text: subject === null || words === null ? null : { subject, words }, version, changedAt },
    ]),
  )
}

interface TextChange {
  /** null for the text that the shop comes with. */
  readonly text: MailText | null
  /** 0 if nobody has ever changed it. */
  readonly version: number
  readonly at: Date
}

/** Stores a text. False if it has another version by now. */
export async function storeText(tx: Db, name: string, { text, version, at }: TextChange): Promise<boolean> {
  const columns = { subject: text?.subject ?? null, words: text?.words ?? null, changedAt: at }
  const stored =
    version === 0
      ? await tx
          .insert(table)
          .values({ name, ...columns, version: 1 })
          .onConflictDoNothing()
          .returning({ name: table.name })
      : await tx
          .update(table)
          .set({ ...columns, version: sql`${table.version} + 1` })
          .where(and(eq(table.name, name), eq(table.version, version)))
          .returning({ name: table.name })
  return stored.length > 0
}
