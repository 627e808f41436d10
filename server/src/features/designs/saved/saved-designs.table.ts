import type { DesignSide } from '@first-fashion/contract/designs/design-document'
import { printSides } from '@first-fashion/contract/designs/design-limits'
import { savedDesignStatuses } from '@first-fashion/contract/designs/saved-design'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const savedDesigns = pgTable('saved_designs', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  name: text().notNull(),
  description: text().notNull(),
  printProductId: integer('print_product_id').notNull(),
  printVariantId: integer('print_variant_id').notNull(),
  productTitle: text('product_title').notNull(),
  variantSize: text('variant_size').notNull(),
  variantColor: text('variant_color').notNull(),
  productImage: text('product_image').notNull(),
  sides: jsonb().$type<DesignSide[]>().notNull(),
  currentSide: text('current_side', { enum: printSides }).notNull(),
  selectedElement: text('selected_element'),
  /** The name of an upload; copies of a design share it. */
  preview: uuid(),
  status: text({ enum: savedDesignStatuses }).notNull(),
  tags: text().array().notNull(),
  timesUsed: integer('times_used').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
