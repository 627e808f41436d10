import { bigint, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const detectedLocations = pgTable('detected_locations', {
  id: uuid().primaryKey(),
  sessionId: text('session_id').notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  accuracyM: integer('accuracy_m'),
  city: text().notNull(),
  state: text().notNull(),
  district: text().notNull(),
  countryCode: text('country_code').notNull(),
  postalCode: text('postal_code').notNull(),
  zoneId: uuid('zone_id'),
  detectedAt: timestamp('detected_at', { withTimezone: true }).notNull(),
})

export const locationActions = pgTable('location_actions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  locationId: uuid('location_id').notNull(),
  action: text({ enum: ['address_auto_filled', 'address_used', 'address_declined'] }).notNull(),
  details: jsonb().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
