import { bigint, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const orderLimits = pgTable('order_limits', {
  id: smallint().primaryKey(),
  unitsPerLine: integer('units_per_line'),
  unitsPerOrder: integer('units_per_order'),
  openPerAccount: integer('open_per_account'),
  openPerPhone: integer('open_per_phone'),
  openPerAddress: integer('open_per_address'),
  cashMaximumCents: bigint('cash_maximum_cents', { mode: 'number' }),
  cashMaximumUnverifiedCents: bigint('cash_maximum_unverified_cents', { mode: 'number' }),
  unitsPerNetwork: integer('units_per_network'),
  stockShare: integer('stock_share'),
  shortHoldFrom: integer('short_hold_from'),
  cashUnitsUnconfirmed: integer('cash_units_unconfirmed'),
  unusualUnits: integer('unusual_units'),
  unusualCents: bigint('unusual_cents', { mode: 'number' }),
  version: integer().notNull().default(0),
  changedAt: moment('changed_at'),
})

export const orderAlerts = pgTable('order_alerts', {
  orderId: uuid('order_id').primaryKey(),
  reasons: text().array().notNull(),
  createdAt: moment('created_at').notNull(),
  resolvedAt: moment('resolved_at'),
  resolvedBy: text('resolved_by').notNull().default(''),
})
