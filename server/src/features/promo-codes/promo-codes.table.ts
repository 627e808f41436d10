import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const promoCodes = pgTable('promo_codes', {
  code: text().primaryKey(),
  discountType: text('discount_type', { enum: ['percentage', 'fixed', 'free_shipping'] }).notNull(),
  discountPercent: smallint('discount_percent'),
  discountCents: bigint('discount_cents', { mode: 'number' }),
  source: text({ enum: ['newsletter', 'staff', 'reward'] }).notNull(),
  /** Of rewards: only this customer may use it. */
  customerId: uuid('customer_id'),
  /** Only the confirmed account with this mailbox may use it. */
  mailboxHash: customType<{ data: Buffer }>({ dataType: () => 'bytea' })('mailbox_hash'),
  usesMaximum: integer('uses_maximum').default(1),
  usesPerCustomer: integer('uses_per_customer'),
  /** So many units of each order at most; null for all of them. */
  unitsMaximum: integer('units_maximum'),
  minimumCents: bigint('minimum_cents', { mode: 'number' }).notNull().default(0),
  /** Days in Colombo, both included. */
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  isFirstOrderOnly: boolean('is_first_order_only').notNull().default(false),
  categories: text({ enum: ['Men', 'Women', 'Kids', 'Unisex'] })
    .array()
    .notNull()
    .default([]),
  isActive: boolean('is_active').notNull().default(true),
  note: text().notNull().default(''),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

export const promoCodeProducts = pgTable(
  'promo_code_products',
  { code: text().notNull(), productId: uuid('product_id').notNull() },
  (table) => [primaryKey({ columns: [table.code, table.productId] })],
)

export const promoCodeUses = pgTable('promo_code_uses', {
  orderId: uuid('order_id').primaryKey(),
  code: text().notNull(),
  customerId: uuid('customer_id'),
  usedAt: moment('used_at').notNull(),
  releasedAt: moment('released_at'),
})
