import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const reviews = pgTable('reviews', {
  id: uuid().primaryKey(),
  productId: uuid('product_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  rating: smallint().notNull(),
  body: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
