import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const designImages = pgTable('design_images', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id'),
  name: text().notNull(),
  sha256: text(),
  width: integer().notNull(),
  height: integer().notNull(),
  hasAlpha: boolean('has_alpha').notNull(),
  hasFlatBackground: boolean('has_flat_background').notNull(),
  /** Of the stored file; null until it is measured. */
  bytes: bigint({ mode: 'number' }),
  usageCount: integer('usage_count').notNull().default(0),
  lastUsed: timestamp('last_used', { withTimezone: true }),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
})
