import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const cartItems = pgTable(
  'cart_items',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text().notNull(),
    /** The id within its kind. */
    productId: uuid('product_id').notNull(),
    variantIndex: integer('variant_index').notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    priceWhenAddedCents: bigint('price_when_added_cents', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId, table.variantIndex, table.size] })],
)
