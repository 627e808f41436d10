import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const currencies = pgTable('currencies', {
  code: text().primaryKey(),
  name: text().notNull(),
  symbol: text().notNull(),
  exchangeRate: doublePrecision('exchange_rate').notNull(),
  isDefault: boolean('is_default').notNull(),
  isActive: boolean('is_active').notNull(),
  position: integer().notNull(),
  version: integer().notNull().default(0),
  rateChangedAt: timestamp('rate_changed_at', { withTimezone: true }),
})

export const countryCurrencies = pgTable('country_currencies', {
  countryCode: text('country_code').primaryKey(),
  currencyCode: text('currency_code').notNull(),
})
