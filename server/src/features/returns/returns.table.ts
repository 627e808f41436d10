import {
  itemConditions,
  returnKinds,
  returnPayouts,
  returnReasons,
  returnStatuses,
} from '@first-fashion/contract/returns/status'
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const returnRequests = pgTable('return_requests', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  /** Nobody once the account is deleted. */
  customerId: uuid('customer_id'),
  kind: text({ enum: returnKinds }).notNull(),
  payout: text({ enum: returnPayouts }),
  status: text({ enum: returnStatuses }).notNull().default('pending'),
  reason: text({ enum: returnReasons }).notNull(),
  note: text().notNull().default(''),
  /** Its shopper reads it. */
  staffNote: text('staff_note').notNull().default(''),
  /** Lines and shipping, less what was refunded before without a return. */
  refundCents: cents('refund_cents'),
  shippingCents: cents('shipping_cents'),
  deductedCents: cents('deducted_cents'),
  /** The part that becomes store credit; the rest goes back the way it was paid. */
  creditCents: cents('credit_cents'),
  originalMinor: cents('original_minor'),
  priceDifferenceCents: cents('price_difference_cents'),
  requestedAt: moment('requested_at').notNull(),
  approvedAt: moment('approved_at'),
  receivedAt: moment('received_at'),
  settledAt: moment('settled_at'),
  rejectedAt: moment('rejected_at'),
  replacementOrderId: uuid('replacement_order_id'),
  /** When its worth became store credit, as the replacement was cancelled. */
  compensatedAt: moment('compensated_at'),
  version: integer().notNull().default(0),
})

export const returnLines = pgTable(
  'return_lines',
  {
    requestId: uuid('request_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    quantity: integer().notNull(),
    /** What was paid for the units after discounts; in an exchange what they are worth. */
    refundCents: bigint('refund_cents', { mode: 'number' }).notNull(),
    condition: text({ enum: itemConditions }),
    /** In an exchange, what is sent instead. */
    variantIndex: integer('variant_index'),
    size: text(),
    color: text(),
    heldVariantId: uuid('held_variant_id'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.lineId] })],
)
