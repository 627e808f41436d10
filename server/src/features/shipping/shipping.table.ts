import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const cents = (name: string) => bigint(name, { mode: 'number' })

export const shippingZones = pgTable('shipping_zones', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Whether parcels go there at all: a zone may also say where they do not. */
  isDelivered: boolean('is_delivered').notNull().default(true),
  isActive: boolean('is_active').notNull().default(true),
  feeCents: cents('fee_cents').notNull(),
  freeOverCents: cents('free_over_cents'),
  daysMin: smallint('days_min').notNull(),
  daysMax: smallint('days_max').notNull(),
  expressCents: cents('express_cents'),
  expressDaysMin: smallint('express_days_min'),
  expressDaysMax: smallint('express_days_max'),
  version: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const shippingZonePlaces = pgTable(
  'shipping_zone_places',
  {
    zoneId: uuid('zone_id').notNull(),
    /** '*' is everywhere else. */
    countryCode: text('country_code').notNull(),
    state: text().notNull().default(''),
    stateKey: text('state_key').notNull().default(''),
    city: text().notNull().default(''),
    cityKey: text('city_key').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.stateKey, table.cityKey] })],
)

export const shippingZoneSteps = pgTable(
  'shipping_zone_steps',
  {
    zoneId: uuid('zone_id').notNull(),
    kind: text({ enum: ['weight', 'price'] }).notNull(),
    /** Grams, or LKR cents of goods. */
    fromAmount: cents('from_amount').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.kind, table.fromAmount] })],
)
