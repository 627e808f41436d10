import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const embeddedDesigns = pgTable('embedded_designs', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  productId: uuid('product_id').notNull(),
  /** What it was saved as; null before, and once that was deleted. */
  customProductId: uuid('custom_product_id'),
  isSaved: boolean('is_saved').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
