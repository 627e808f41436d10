import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const savedAddresses = pgTable('saved_addresses', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  street: text().notNull(),
  apartment: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  postalCode: text('postal_code').notNull(),
  countryCode: text('country_code').notNull(),
  phone: text().notNull(),
  phoneCode: text('phone_code').notNull(),
  area: text().notNull(),
  district: text().notNull(),
  instructions: text().notNull(),
  isDefault: boolean('is_default').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})
