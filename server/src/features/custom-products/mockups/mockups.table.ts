import { printSides } from '@first-fashion/contract/designs/design-limits'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const customProductMockups = pgTable('custom_product_mockups', {
  id: uuid().primaryKey(),
  customProductId: uuid('custom_product_id').notNull(),
  side: text({ enum: printSides }).notNull(),
  image: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** What the print partner is making, or has made. */
export const mockupTasks = pgTable('mockup_tasks', {
  key: uuid().primaryKey(),
  customProductId: uuid('custom_product_id').notNull(),
  side: text({ enum: printSides }).notNull(),
  printName: uuid('print_name').notNull(),
  /** Empty until the partner has answered. */
  partnerName: text('partner_name').notNull(),
  state: text({ enum: ['pending', 'completed', 'failed'] }).notNull(),
  image: text(),
  startedAt: moment('started_at').notNull(),
  askedAt: moment('asked_at').notNull(),
})
