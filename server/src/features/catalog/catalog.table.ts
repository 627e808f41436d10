import { careSymbols } from '@first-fashion/contract/catalog/care'
import { taxClasses } from '@first-fashion/contract/taxes/taxes'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const sizeCharts = pgTable('size_charts', {
  id: text().primaryKey(),
  name: text().notNull(),
  category: text().notNull(),
  productType: text('product_type').notNull(),
  unit: text().notNull(),
  notes: text().notNull(),
  columns: jsonb().notNull(),
  sizes: jsonb().notNull(),
  version: integer().notNull().default(0),
})

export const productCollections = pgTable('collections', {
  id: text().primaryKey(),
  name: text().notNull(),
  story: text().notNull(),
  position: integer().notNull(),
  version: integer().notNull().default(0),
})

export const products = pgTable('products', {
  id: uuid().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  descriptionHtml: text('description_html').notNull(),
  fabric: text().notNull().default(''),
  care: text({ enum: careSymbols }).array().notNull().default([]),
  careNote: text('care_note').notNull().default(''),
  fit: text().notNull().default(''),
  priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
  category: text({ enum: ['Men', 'Women', 'Kids', 'Unisex'] }).notNull(),
  productType: text('product_type', {
    enum: ['Topwear', 'Bottomwear', 'Winterwear', 'Dresses', 'Footwear', 'Accessories', 'Bags'],
  }).notNull(),
  images: text().array().notNull(),
  sizes: text().array().notNull(),
  sizeChartId: text('size_chart_id'),
  collectionId: text('collection_id'),
  bestSeller: boolean('best_seller').notNull(),
  bestSellerChoice: text('best_seller_choice', { enum: ['automatic', 'always', 'never'] })
    .notNull()
    .default('automatic'),
  bestSellerRank: integer('best_seller_rank'),
  isPublished: boolean('is_published').notNull(),
  madeToOrder: boolean('made_to_order').notNull(),
  finalSale: boolean('final_sale').notNull().default(false),
  taxClass: text('tax_class', { enum: taxClasses }).notNull().default('standard'),
  weightGrams: integer('weight_grams').notNull().default(400),
  printVariantId: integer('print_variant_id'),
  printProductId: integer('print_product_id'),
  ratingSum: integer('rating_sum').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  nextVariantIndex: integer('next_variant_index').notNull().default(0),
  version: integer().notNull().default(0),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** Until then only customers with early access can buy it; null once it is open for everyone. */
  earlyAccessUntil: timestamp('early_access_until', { withTimezone: true }),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

export const variants = pgTable('variants', {
  id: uuid().primaryKey(),
  productId: uuid('product_id').notNull(),
  variantIndex: integer('variant_index').notNull(),
  color: text().notNull(),
  colorCode: text('color_code').notNull(),
  images: text().array().notNull(),
  withdrawn: boolean().notNull().default(false),
})

export const catalogUploads = pgTable('catalog_uploads', {
  id: uuid().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
})

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid('product_id').notNull(),
    position: integer().notNull(),
    address: text().notNull(),
    variantId: uuid('variant_id'),
    alt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const variantStock = pgTable(
  'variant_stock',
  {
    variantId: uuid('variant_id').notNull(),
    size: text().notNull(),
    position: integer().notNull(),
    onHand: integer('on_hand').notNull(),
    held: integer().notNull().default(0),
    withdrawn: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.size] })],
)

/** Units set aside for a customer; a trigger counts them as held. */
export const stockReservations = pgTable('stock_reservations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  variantId: uuid('variant_id').notNull(),
  size: text().notNull(),
  quantity: integer().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
})
