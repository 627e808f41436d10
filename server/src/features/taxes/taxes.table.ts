import { integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const taxSettings = pgTable('tax_settings', {
  id: smallint().primaryKey(),
  mode: text({ enum: ['off', 'included', 'added'] }).notNull(),
  version: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }),
})

export const taxRates = pgTable(
  'tax_rates',
  {
    countryCode: text('country_code').notNull(),
    taxClass: text('tax_class', { enum: ['standard', 'reduced'] }).notNull(),
    name: text().notNull(),
    /** In hundredths of a percent. */
    rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.taxClass] })],
)
