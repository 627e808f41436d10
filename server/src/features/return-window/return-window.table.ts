import { integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'

export const returnWindow = pgTable('return_window', {
  id: smallint().primaryKey(),
  days: integer().notNull(),
  version: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }),
})
