import { taxModes } from '@first-fashion/contract/taxes/taxes'
import {
  bigint,
  customType,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const quotes = pgTable('quotes', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  countryCode: text('country_code').notNull(),
  currencyCode: text('currency_code').notNull(),
  exchangeRate: doublePrecision('exchange_rate').notNull(),
  totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
  /** How prices and taxes went together. */
  taxMode: text('tax_mode', { enum: taxModes }).notNull().default('off'),
  figures: jsonb().notNull(),
  /** The promised delivery and its place. */
  delivery: jsonb().notNull(),
  /** How the figures were calculated. */
  priceBreakdown: jsonb('price_breakdown').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    customerId: uuid('customer_id').notNull(),
    key: text().notNull(),
    requestHash: bytea('request_hash').notNull(),
    orderId: uuid('order_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] })],
)
