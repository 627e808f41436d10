import type { OrderInvoice } from '@first-fashion/contract/invoices/invoice'
import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Letterhead } from '../../platform/pdf/pdf-document.ts'
import { type FullOrder, findOrder, type Orders, unknownOrder } from '../orders/index.ts'
import { creditNotePdf } from './credit-note.pdf.ts'
import { pdfFileOf } from './document-parts.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { type IssuingDeps, issueInvoice } from './invoice-issuing.ts'
import { creditNoteNumbered, creditNotesOf } from './invoices.queries.ts'

export interface InvoicesDeps extends IssuingDeps {
  readonly orders: Pick<Orders, 'own'>
  readonly letterhead: Letterhead
}

/** Numbered documents about orders: of a customer's own where one is named, of any order for staff. */
export interface Invoices {
  /** Refuses with 'order.unknown'. */
  ofOrder(orderId: string, customerId?: string): Promise<OrderInvoice>
  /** Refuses with 'order.unknown' and 'invoices.not-paid'. */
  pdf(orderId: string, customerId?: string): Promise<PdfFile>
  /** Refuses with 'invoices.credit-note-unknown'. */
  creditNotePdf(number: string, customerId?: string): Promise<PdfFile>
}

export function createInvoices(deps: InvoicesDeps): Invoices {
  const { db } = deps.database
  return {
    ofOrder: async (orderId, customerId) => {
      const { order } = await orderOf(deps, orderId, customerId)
      const invoice = await issueInvoice(deps, order.id)
      const notes = invoice === undefined ? [] : await creditNotesOf(db, order.id)
      return {
        invoice:
          invoice === undefined ? null : { number: invoice.number, issuedAt: invoice.issuedAt.getTime() },
        creditNotes: notes.map(({ number, issuedAt, amountText }) => ({
          number,
          issuedAt: issuedAt.getTime(),
          amountText,
        })),
      }
    },
    pdf: async (orderId, customerId) => {
      const full = await orderOf(deps, orderId, customerId)
      const invoice = await issueInvoice(deps, full.order.id)
      if (invoice === undefined) throw notPaid()
      return pdfFileOf(invoice.number, await invoicePdf(invoice, full, deps.letterhead))
    },
    creditNotePdf: async (number, customerId) => {
      const note = await creditNoteNumbered(db, number)
      const full = note === undefined ? undefined : await findOrder(db, note.orderId)
      if (note === undefined || full === undefined || !isOf(full, customerId)) throw unknownCreditNote()
      const invoice = await issueInvoice(deps, note.orderId)
      if (invoice === undefined) throw unknownCreditNote()
      return pdfFileOf(note.number, await creditNotePdf({ note, invoice, full }, deps.letterhead))
    },
  }
}

const isOf = ({ order }: FullOrder, customerId: string | undefined): boolean =>
  customerId === undefined || order.customerId === customerId

async function orderOf(deps: InvoicesDeps, orderId: string, customerId?: string): Promise<FullOrder> {
  if (customerId !== undefined) return deps.orders.own(customerId, orderId)
  const full = isUuid(orderId) ? await findOrder(deps.database.db, orderId) : undefined
  if (full === undefined) throw unknownOrder()
  return full
}

const notPaid = () =>
  new AppError('refused', 'invoices.not-paid', 'This order has an invoice as soon as it is paid')
const unknownCreditNote = () =>
  new AppError('unknown', 'invoices.credit-note-unknown', 'This credit note does not exist')
