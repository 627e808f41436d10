import { noticeRhythms } from '@first-fashion/contract/order-notices/rhythms'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staffOrderNotices = pgTable('staff_order_notices', {
  staffId: uuid('staff_id').primaryKey(),
  rhythm: text({ enum: noticeRhythms }).notNull(),
  digestUntil: moment('digest_until').notNull(),
})

export const newOrders = pgTable('new_orders', {
  orderId: uuid('order_id').primaryKey(),
  acceptedAt: moment('accepted_at').notNull(),
})
