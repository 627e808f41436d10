import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const giftNoteDrafts = pgTable('gift_note_drafts', {
  customerId: uuid('customer_id').primaryKey(),
  text: text().notNull(),
})

export const giftNotes = pgTable('gift_notes', {
  orderId: uuid('order_id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  text: text().notNull(),
})
