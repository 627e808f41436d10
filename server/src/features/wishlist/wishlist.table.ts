import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const wishlistItems = pgTable('wishlist_items', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  productId: uuid('product_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
})
