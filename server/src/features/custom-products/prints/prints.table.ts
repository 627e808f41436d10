import { printSides } from '@first-fashion/contract/designs/design-limits'
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What a print is; its files have its name. */
const printColumns = {
  side: text({ enum: printSides }).notNull(),
  sha256: text().notNull(),
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  dpi: integer().notNull(),
}

export const customProductPrints = pgTable('custom_product_prints', {
  name: uuid().primaryKey(),
  customProductId: uuid('custom_product_id').notNull(),
  version: integer().notNull(),
  ...printColumns,
  /** Of the print file and the proof; 0 if they were drawn before bytes were counted. */
  bytes: bigint({ mode: 'number' }).notNull(),
  /** As the partner's print files have it. */
  fill: text({ enum: ['fit', 'cover'] }).notNull(),
  drawnAt: moment('drawn_at').notNull(),
  approvedAt: moment('approved_at'),
})

export const orderLinePrints = pgTable('order_line_prints', {
  orderLineId: uuid('order_line_id').notNull(),
  name: uuid().notNull(),
  ...printColumns,
})
