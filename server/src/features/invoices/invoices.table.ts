import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const invoices = pgTable('invoices', {
  orderId: uuid('order_id').primaryKey(),
  number: text().notNull(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  issuedAt: moment('issued_at').notNull(),
})

export const creditNotes = pgTable('credit_notes', {
  /** The event of the refund. */
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  number: text().notNull(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  issuedAt: moment('issued_at').notNull(),
  /** In LKR; the text has what went back in the currency that was charged. */
  cents: bigint({ mode: 'number' }).notNull(),
  amountText: text('amount_text').notNull(),
  isCredit: boolean('is_credit').notNull(),
  tenderName: text('tender_name').notNull(),
  reason: text().notNull(),
  note: text().notNull().default(''),
})
