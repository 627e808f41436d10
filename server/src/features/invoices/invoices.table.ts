import type { TaxSum } from '@first-fashion/contract/taxes/tax-sums'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Letterhead } from '../../platform/pdf/pdf-document.ts'

/** Who issued a document, as it was then. */
export interface Issuer extends Letterhead {
  readonly footer: string
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const invoices = pgTable('invoices', {
  orderId: uuid('order_id').primaryKey(),
  number: text().notNull(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  issuedAt: moment('issued_at').notNull(),
  issuer: jsonb().$type<Issuer>(),
  taxes: jsonb().$type<readonly TaxSum[]>().notNull().default([]),
})

export const creditNotes = pgTable('credit_notes', {
  /** The event of the refund. */
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  number: text().notNull(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  issuedAt: moment('issued_at').notNull(),
  issuer: jsonb().$type<Issuer>(),
  taxes: jsonb().$type<readonly TaxSum[]>().notNull().default([]),
  /** In LKR; the text has what went back in the currency that was charged. */
  cents: bigint({ mode: 'number' }).notNull(),
  amountText: text('amount_text').notNull(),
  /** In minor units of what was charged; null of store credit. */
  amountMinor: bigint('amount_minor', { mode: 'number' }),
  isCredit: boolean('is_credit').notNull(),
  tenderName: text('tender_name').notNull(),
  reason: text().notNull(),
  note: text().notNull().default(''),
  /** The first try of the refund; null if all of it went back to prepaid tenders. */
  refundId: uuid('refund_id'),
  /** What made the refund due, in the words of the feature that asked for it. */
  cause: text(),
})
