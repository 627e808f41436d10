import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const stockAlerts = pgTable('stock_alerts', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  variantId: uuid('variant_id').notNull(),
  size: text().notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
})
