import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const reviews = pgTable('reviews', {
  id: uuid().primaryKey(),
  productId: uuid('product_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  rating: smallint().notNull(),
  body: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  hiddenReason: text('hidden_reason'),
  isUnconfirmed: boolean('is_unconfirmed').notNull().default(false),
})

export const reviewPhotos = pgTable('review_photos', {
  id: uuid().primaryKey(),
  reviewId: uuid('review_id').notNull(),
  place: smallint().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
})

export const reviewReports = pgTable('review_reports', {
  reviewId: uuid('review_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  reason: text({ enum: ['offensive', 'spam', 'off-topic', 'private'] }).notNull(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
})
