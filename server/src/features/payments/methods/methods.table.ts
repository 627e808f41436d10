import { paymentMethods as methods } from '@first-fashion/contract/orders/status'
import { methodStates } from '@first-fashion/contract/payments/methods'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const paymentMethods = pgTable('payment_methods', {
  method: text({ enum: methods }).primaryKey(),
  state: text({ enum: methodStates }).notNull(),
  version: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }),
})
