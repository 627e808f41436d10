import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  provider: text({ enum: ['stripe'] }).notNull(),
  providerSessionId: text('provider_session_id'),
  providerPaymentId: text('provider_payment_id'),
  pageUrl: text('page_url'),
  state: text({ enum: ['opening', 'open', 'paid', 'expired', 'failed', 'refunded'] }).notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currencyCode: text('currency_code').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  settledAt: moment('settled_at'),
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
  kind: text({ enum: ['charge', 'collection', 'refund'] }).notNull(),
  orderId: uuid('order_id').notNull(),
  reference: text().notNull(),
})

export const ledgerPostings = pgTable('ledger_postings', {
  transactionId: uuid('transaction_id').notNull(),
  account: text({
    enum: ['stripe-clearing', 'cash-on-delivery', 'sales', 'shipping-income', 'discounts', 'refunds'],
  }).notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
})
