import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

export const designLogs = pgTable('design_logs', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  printProductId: integer('print_product_id').notNull(),
  printVariantId: integer('print_variant_id').notNull(),
  /** How many entries there are. */
  length: integer().notNull(),
  /** Of all entries, as JSON. */
  bytes: integer().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

export const designLogEntries = pgTable(
  'design_log_entries',
  {
    logId: uuid('log_id').notNull(),
    place: integer().notNull(),
    entry: jsonb().$type<DesignEntry>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.logId, table.place] })],
)
