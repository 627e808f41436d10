import type { Fact } from '@first-fashion/contract/explanation/fact'
import { bigint, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const cents = (name: string) => bigint(name, { mode: 'number' })

/** What is taken off an order, in the sequence in which it was. */
export const orderAdjustments = pgTable('order_adjustments', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  position: smallint().notNull(),
  source: text().notNull(),
  kind: text().notNull(),
  appliesTo: text('applies_to', { enum: ['goods', 'shipping'] }).notNull(),
  label: text().notNull(),
  cents: cents('cents').notNull(),
  reference: text().notNull().default(''),
  facts: jsonb().$type<readonly Fact[]>().notNull(),
  releasedAt: timestamp('released_at', { withTimezone: true }),
})

export const orderAdjustmentLines = pgTable(
  'order_adjustment_lines',
  {
    adjustmentId: uuid('adjustment_id').notNull(),
    lineId: uuid('line_id').notNull(),
    cents: cents('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adjustmentId, table.lineId] })],
)

/** What pays an order. The tender of its payment method has the source 'payments'. */
export const orderTenders = pgTable(
  'order_tenders',
  {
    orderId: uuid('order_id').notNull(),
    position: smallint().notNull(),
    source: text().notNull(),
    kind: text().notNull(),
    label: text().notNull(),
    cents: cents('cents').notNull(),
    reference: text().notNull().default(''),
    returnedCents: cents('returned_cents').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)
