import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  secret: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
