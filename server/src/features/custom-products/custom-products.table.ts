import { customProductStatuses } from '@first-fashion/contract/custom-products/custom-product-status'
import type { DesignSide } from '@first-fashion/contract/designs/design-document'
import { printSides } from '@first-fashion/contract/designs/design-limits'
import { bigint, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const customProducts = pgTable('custom_products', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  /** The product of the shop that the embedded designer was opened for. */
  productId: uuid('product_id'),
  printProductId: integer('print_product_id').notNull(),
  printVariantId: integer('print_variant_id').notNull(),
  productTitle: text('product_title').notNull(),
  name: text().notNull(),
  description: text().notNull(),
  /** Empty from the embedded designer, whose files are the partner's. */
  sides: jsonb().$type<DesignSide[]>().notNull(),
  designFacts: jsonb('design_facts').notNull().default({}),
  printFiles: text('print_files').array().notNull().default([]),
  /** The side of each. */
  printSides: text('print_sides', { enum: printSides }).array().notNull().default([]),
  size: text().notNull(),
  color: text().notNull(),
  colorCode: text('color_code').notNull(),
  material: text().array().notNull(),
  productImage: text('product_image').notNull(),
  /** US cents, as are the next two. */
  baseCostCents: integer('base_cost_cents').notNull(),
  printCostCents: integer('print_cost_cents').notNull(),
  sellingCents: integer('selling_cents').notNull(),
  /** LKR cents, at the rate that follows. */
  priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
  /** US dollars for one rupee. */
  usdRate: doublePrecision('usd_rate').notNull(),
  rateSetAt: moment('rate_set_at'),
  pricedAt: moment('priced_at').notNull(),
  /** The design log that it was saved from, and how many entries of it; both or none. */
  logId: uuid('log_id'),
  logEntries: integer('log_entries'),
  status: text({ enum: customProductStatuses }).notNull(),
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
