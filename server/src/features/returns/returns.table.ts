import {
  itemConditions,
  returnKinds,
  returnPayouts,
  returnReasons,
  returnStatuses,
} from '@first-fashion/contract/returns/status'
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  /** When its refund was asked for, if a payment partner has to make it. */
  refundDueAt: moment('refund_due_at'),
  settledAt: moment('settled_at'),
  rejectedAt: moment('rejected_at'),
  /** When its shopper took it back; it is rejected then, too. */
  withdrawnAt: moment('withdrawn_at'),
  /** Until when the difference of an approved exchange can be paid; null if none is due any more. */
  payUntil: moment('pay_until'),
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
    /** How many units were requested, and how many of those that came are written off; null before they came. */
    requestedQuantity: integer('requested_quantity'),
    damagedQuantity: integer('damaged_quantity'),
    /** In an exchange, what is sent instead. */
    variantIndex: integer('variant_index'),
    size: text(),
    color: text(),
    /** What is sent instead, as calls name it; null if it is the same product. */
    exchangeItem: text('exchange_item'),
    exchangeName: text('exchange_name'),
    /** Of one unit, as agreed; null without an exchange. */
    exchangePriceCents: bigint('exchange_price_cents', { mode: 'number' }),
    /** What the shopper pays for these units; negative if it goes back. */
    differenceCents: cents('difference_cents'),
    heldVariantId: uuid('held_variant_id'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.lineId] })],
)

/** Which orders a refund goes back through. */
export const returnParts = pgTable(
  'return_parts',
  {
    requestId: uuid('request_id').notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer().notNull(),
    payout: text({ enum: returnPayouts }).notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    creditCents: bigint('credit_cents', { mode: 'number' }).notNull(),
    originalMinor: bigint('original_minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.orderId] })],
)

/** Photos that shoppers send; one without a request is not sent yet. */
export const returnPhotos = pgTable('return_photos', {
  /** The name of the uploaded picture. */
  id: uuid().primaryKey(),
  customerId: uuid('customer_id'),
  requestId: uuid('request_id'),
  place: smallint(),
  addedAt: moment('added_at').notNull(),
})

/** One for each delivered order. */
export const returnReminders = pgTable('return_reminders', {
  orderId: uuid('order_id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  dueAt: moment('due_at').notNull(),
  settledAt: moment('settled_at'),
  token: uuid().notNull(),
})
