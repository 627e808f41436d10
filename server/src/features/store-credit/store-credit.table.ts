import { creditEntryKinds } from '@first-fashion/contract/store-credit/calls'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const cents = (name: string) => bigint(name, { mode: 'number' })

export const storeCredits = pgTable('store_credits', {
  customerId: uuid('customer_id').primaryKey(),
  balanceCents: cents('balance_cents').notNull(),
})

export const storeCreditEntries = pgTable('store_credit_entries', {
  id: uuid().primaryKey(),
  /** Nobody once the account is deleted. */
  customerId: uuid('customer_id'),
  at: timestamp('at', { withTimezone: true }).notNull(),
  kind: text({ enum: creditEntryKinds }).notNull(),
  amountCents: cents('amount_cents').notNull(),
  balanceCents: cents('balance_cents').notNull(),
  orderId: uuid('order_id'),
  note: text().notNull().default(''),
  actor: text().notNull(),
})
