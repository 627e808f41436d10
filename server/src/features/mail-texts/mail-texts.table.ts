import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const mailTexts = pgTable('mail_texts', {
  name: text().primaryKey(),
  /** null, as the words: the text that the shop comes with. */
  subject: text(),
  words: text(),
  version: integer().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
