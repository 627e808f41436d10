import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const promoCodes = pgTable('promo_codes', {
  code: text().primaryKey(),
  discountType: text('discount_type', { enum: ['percentage', 'fixed'] }).notNull(),
  discountPercent: smallint('discount_percent'),
  discountCents: bigint('discount_cents', { mode: 'number' }),
  source: text({ enum: ['newsletter'] }).notNull(),
  emailKey: text('email_key').notNull(),
  usesMaximum: integer('uses_maximum').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
