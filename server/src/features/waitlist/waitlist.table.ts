import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const waitlistPlaces = pgTable('waitlist_places', {
  /** The queue of a size is in this order. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: uuid('customer_id').notNull(),
  variantId: uuid('variant_id').notNull(),
  size: text().notNull(),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  /** The unit that is kept for the customer; null while waiting. */
  reservationId: uuid('reservation_id'),
})
