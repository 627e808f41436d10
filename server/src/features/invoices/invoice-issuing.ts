import { taxesLeft } from '@first-fashion/contract/taxes/tax-sums'
import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { type FullOrder, findOrder, type RefundReason, taxesOfOrder } from '../orders/index.ts'
import { taxesOfRefund } from './document-taxes.ts'
import { type DocumentKind, numberAfter } from './invoice-number.rules.ts'
import {
  type CreditNoteRow,
  creditNotesOfOrder,
  type InvoiceRow,
  insertCreditNote,
  insertInvoice,
  invoiceOf,
  lastCreditNoteOf,
  lastInvoiceOf,
  lockNumbers,
} from './invoices.queries.ts'
import { issuerNow } from './issuer.ts'

/** Whether an order was paid, whatever went back since. */
export const wasPaid = ({ order }: FullOrder): boolean =>
  ['paid', 'partly-refunded', 'refunded'].includes(order.paymentState)

/** The invoice of an order that was paid, issued now if it has none; undefined for one that was not. */
export async function issueInvoice(shop: Shop, orderId: string): Promise<InvoiceRow | undefined> {
  const issued = await invoiceOf(shop.database.db, orderId)
  if (issued !== undefined) return issued
  return shop.database.transaction((tx) => issueInTransaction(shop, tx, orderId))
}

async function issueInTransaction(shop: Shop, tx: Db, orderId: string): Promise<InvoiceRow | undefined> {
  const full = await findOrder(tx, orderId)
  if (full === undefined || !wasPaid(full)) return undefined
  await lockNumbers(tx)
  // Who waited for the lock may find the invoice of the one that had it.
  const issued = await invoiceOf(tx, orderId)
  if (issued !== undefined) return issued
  const issuedAt = shop.clock.now()
  const issuer = issuerNow(shop.store())
  const taxes = taxesOfOrder(full)
  const invoice = { orderId, issuedAt, issuer, taxes, ...(await nextNumber(shop, tx, 'invoice', issuedAt)) }
  await insertInvoice(tx, invoice)
  return invoice
}

/** Money that went back, as its event tells it. */
export interface RefundFact {
  readonly orderId: string
  readonly cents: number
  readonly amountText: string
  readonly amountMinor: number | null
  readonly isCredit: boolean
  readonly name: string
  readonly reason: RefundReason
  readonly note: string
  readonly refundId: string | null
  readonly cause: string | null
}

/** Money that never paid for the order goes back without a credit note. */
const withoutNote: readonly RefundReason[] = ['late-payment', 'wrong-amount']

/** Issues the credit note of a refund, once for each event. An order that was never paid has none. */
export async function issueCreditNote(shop: Shop, refund: RefundFact, eventId: string): Promise<void> {
  const { orderId, cents } = refund
  if (cents <= 0 || withoutNote.includes(refund.reason)) return
  await shop.database.transaction(async (tx) => {
    const invoice = await issueInTransaction(shop, tx, orderId)
    if (invoice === undefined) return
    await lockNumbers(tx)
    const notes = await creditNotesOfOrder(tx, orderId)
    const full = await findOrder(tx, orderId)
    const isNoted = ({ id, refundId }: CreditNoteRow) =>
      id === eventId || (refundId !== null && refundId === refund.refundId)
    if (full === undefined || notes.some(isNoted) || !isWithinOrder(full, notes, cents)) return
    const issuedAt = shop.clock.now()
    const back = notes.flatMap((note) => note.taxes)
    await insertCreditNote(tx, {
      id: eventId,
      orderId,
      issuedAt,
      issuer: issuerNow(shop.store()),
      taxes: await taxesOfRefund(shop, tx, full, refund, taxesLeft(invoice.taxes, back)),
      ...(await nextNumber(shop, tx, 'credit-note', issuedAt)),
      cents,
      amountText: refund.amountText,
      amountMinor: refund.amountMinor,
      isCredit: refund.isCredit,
      tenderName: refund.name,
      reason: refund.reason,
      note: refund.note,
      refundId: refund.refundId,
      cause: refund.cause,
    })
  })
}

/** A refund that the bank sent back is told again when it succeeds; it has its credit note by then. */
const isWithinOrder = ({ order }: FullOrder, notes: readonly CreditNoteRow[], cents: number): boolean =>
  notes.reduce((sum, note) => sum + note.cents, cents) <= order.totalCents

async function nextNumber({ store }: Shop, tx: Db, kind: DocumentKind, at: Date) {
  const day = dayInColombo(at)
  const year = Number(day.slice(0, 4))
  const last = await (kind === 'invoice' ? lastInvoiceOf : lastCreditNoteOf)(tx, year)
  return numberAfter({ kind, prefix: store().invoicePrefix, day }, last)
}
