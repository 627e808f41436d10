import {
  ledgerAccounts,
  ledgerKinds,
  refundReasons,
  refundStates,
} from '@first-fashion/contract/payments/ledger'
import { attemptStates } from '@first-fashion/contract/payments/methods'
import { problemKinds } from '@first-fashion/contract/payments/problems'
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  provider: text({ enum: ['stripe', 'koko', 'razorpay'] }).notNull(),
  providerSessionId: text('provider_session_id'),
  providerPaymentId: text('provider_payment_id'),
  pageUrl: text('page_url'),
  state: text({ enum: attemptStates }).notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currencyCode: text('currency_code').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  settledAt: moment('settled_at'),
  /** The amount received, as the partner reports it. */
  paidMinor: bigint('paid_minor', { mode: 'number' }),
  paidCurrencyCode: text('paid_currency_code'),
  /** When the partner is polled next. */
  pollAt: moment('poll_at'),
})

export const paymentCards = pgTable(
  'payment_cards',
  {
    customerId: uuid('customer_id').notNull(),
    provider: text({ enum: ['stripe', 'koko', 'razorpay'] }).notNull(),
    fingerprint: text().notNull(),
    firstUsedAt: moment('first_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.provider, table.fingerprint] })],
)

export const refunds = pgTable('refunds', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  /** null for cash, which is refunded to store credit. */
  attemptId: uuid('attempt_id'),
  reason: text({ enum: refundReasons }).notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currencyCode: text('currency_code').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  state: text('status', { enum: refundStates }).notNull(),
  providerRefundId: text('provider_refund_id'),
  /** The partner's name for the refund in its dashboard that made up for this one. */
  coveredBy: text('covered_by'),
  note: text().notNull().default(''),
  /** What made it due, in the words of the feature that asked for it, as 'return:<id>'. */
  cause: text(),
  /** The refund that failed and is tried again with this one; each only once. */
  retryOf: uuid('retry_of'),
  requestedAt: moment('requested_at').notNull(),
  settledAt: moment('settled_at'),
})

export const paymentProblems = pgTable('payment_problems', {
  id: uuid().primaryKey(),
  kind: text({ enum: problemKinds }).notNull(),
  provider: text({ enum: ['stripe', 'koko', 'razorpay'] }).notNull(),
  reference: text().notNull(),
  orderId: uuid('order_id'),
  attemptId: uuid('attempt_id'),
  refundId: uuid('refund_id'),
  amountMinor: bigint('amount_minor', { mode: 'number' }),
  currencyCode: text('currency_code'),
  detail: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  resolvedAt: moment('resolved_at'),
  resolvedBy: text('resolved_by').notNull().default(''),
  note: text().notNull().default(''),
})

export const partnerEvents = pgTable(
  'partner_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    body: jsonb().notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: uuid().primaryKey(),
  at: moment('at').notNull(),
  kind: text({ enum: ledgerKinds }).notNull(),
  orderId: uuid('order_id'),
  reference: text().notNull(),
  note: text().notNull().default(''),
})

export const ledgerPostings = pgTable('ledger_postings', {
  transactionId: uuid('transaction_id').notNull(),
  account: text({ enum: ledgerAccounts }).notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
})
