import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const printCatalog = pgTable('print_catalog', {
  isTheOnlyRow: boolean('is_the_only_row').primaryKey(),
  listedAt: timestamp('listed_at', { withTimezone: true }),
})

export const printProducts = pgTable('print_products', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  category: integer(),
  title: text().notNull(),
  image: text().notNull(),
  typeName: text('type_name').notNull(),
  brand: text().notNull(),
  description: text().notNull(),
  variantCount: integer('variant_count').notNull(),
  isListed: boolean('is_listed').notNull().default(true),
  variantsAt: timestamp('variants_at', { withTimezone: true }),
})

export const printVariants = pgTable('print_variants', {
  id: integer().primaryKey(),
  productId: integer('product_id').notNull(),
  position: integer().notNull(),
  size: text().notNull(),
  color: text().notNull(),
  colorCode: text('color_code').notNull(),
  usdCents: integer('usd_cents').notNull(),
  material: text().notNull(),
  image: text().notNull(),
  isInStock: boolean('is_in_stock').notNull(),
  isListed: boolean('is_listed').notNull().default(true),
})

export const printFiles = pgTable(
  'print_files',
  {
    variantId: integer('variant_id').notNull(),
    side: text({ enum: ['front', 'back'] }).notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    dpi: integer().notNull(),
    fill: text({ enum: ['fit', 'cover'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.side] })],
)
