import type { StoreDetails } from '@first-fashion/contract/store/details'
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const storeTable = pgTable('store_details', {
  id: smallint().primaryKey(),
  name: text().notNull(),
  legalName: text('legal_name').notNull(),
  street: text().notNull(),
  city: text().notNull(),
  postalCode: text('postal_code').notNull(),
  country: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  hours: text().notNull(),
  socialLinks: jsonb('social_links').$type<StoreDetails['socialLinks']>().notNull(),
  businessNumber: text('business_number').notNull(),
  vatNumber: text('vat_number').notNull(),
  orderPrefix: text('order_prefix').notNull(),
  invoicePrefix: text('invoice_prefix').notNull(),
  invoiceFooter: text('invoice_footer').notNull(),
  newsletterPercent: smallint('newsletter_percent').notNull(),
  productionDays: text('production_days').notNull().default(''),
  logo: uuid(),
  /** True of the demonstration: its icon and card are files of the web. */
  hasDemoPictures: boolean('has_demo_pictures').notNull().default(false),
  version: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }),
})

export const logosTable = pgTable('store_logos', {
  name: uuid().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
})
