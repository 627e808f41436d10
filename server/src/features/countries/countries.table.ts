import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const switchedOffCountries = pgTable('switched_off_countries', {
  countryCode: text('country_code').primaryKey(),
  switchedOffAt: timestamp('switched_off_at', { withTimezone: true }).notNull(),
})
