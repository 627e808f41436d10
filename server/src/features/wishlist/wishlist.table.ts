import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const wishlistItems = pgTable('wishlist_items', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  kind: text().notNull(),
  /** The id within its kind. */
  productId: uuid('product_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
})
