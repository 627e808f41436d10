import type { OrderInvoice } from '@first-fashion/contract/invoices/invoice'
import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Letterhead, WritePdf } from '../../platform/pdf/pdf-document.ts'
import { pdfFileOf } from '../../platform/pdf/pdf-file.ts'
import { type FullOrder, findOrder, type Orders, type UnitsOfCause, unknownOrder } from '../orders/index.ts'
import { creditNotePdf } from './credit-note.pdf.ts'
import type { CreditedUnits } from './credited-items.rules.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { type IssuingDeps, issueInvoice } from './invoice-issuing.ts'
import { type CreditNoteRow, creditNoteNumbered, creditNotesOf } from './invoices.queries.ts'

export interface InvoicesDeps extends IssuingDeps {
  readonly orders: Pick<Orders, 'own'>
  readonly letterhead: Letterhead
  readonly writePdf: WritePdf
  readonly unitsOfCause: UnitsOfCause
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
      return pdfFileOf(invoice.number, await deps.writePdf(invoicePdf(invoice, full, deps.letterhead)))
    },
    creditNotePdf: async (number, customerId) => {
      const note = await creditNoteNumbered(db, number)
      const full = note === undefined ? undefined : await findOrder(db, note.orderId)
      if (note === undefined || full === undefined || !isOf(full, customerId)) throw unknownCreditNote()
      const invoice = await issueInvoice(deps, note.orderId)
      if (invoice === undefined) throw unknownCreditNote()
      const units = await creditedUnits(deps, note)
      const document = creditNotePdf({ note, invoice, full, units }, deps.letterhead)
      return pdfFileOf(note.number, await deps.writePdf(document))
    },
  }
}

/** The units that a credit note is about, by name; null of a refund by amount. */
async function creditedUnits(
  { database: { db }, unitsOfCause }: InvoicesDeps,
  { cause }: CreditNoteRow,
): Promise<CreditedUnits | null> {
  const units = cause === null ? undefined : await unitsOfCause(db, cause)
  const full = units && (await findOrder(db, units.orderId))
  if (units === undefined || full === undefined) return null
  const lines = units.lines.flatMap(({ lineId, quantity, cents }) => {
    const line = full.lines.find(({ id }) => id === lineId)
    return line === undefined || cents === 0 ? [] : [{ name: nameOf(line), quantity, cents }]
  })
  return lines.length === 0 ? null : { lines, shippingCents: units.shippingCents }
}

const nameOf = ({ name, options }: FullOrder['lines'][number]): string =>
  [name, options.join(', ')].filter((text) => text !== '').join('\n')

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
