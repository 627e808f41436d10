import type { OrderInvoice } from '@first-fashion/contract/invoices/invoice'
import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { pdfFileOf } from '../../platform/pdf/pdf-file.ts'
import type { Shop } from '../../shop.ts'
import { type FullOrder, findOrder, findOrders, ownOrder, requireOrder } from '../orders/index.ts'
import { unitsOfCause } from '../payments/index.ts'
import { creditNotePdf } from './credit-note.pdf.ts'
import type { CreditedUnits } from './credited-items.rules.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { issueInvoice, wasPaid } from './invoice-issuing.ts'
import { type CreditNoteRow, creditNoteNumbered, creditNotesOfOrder } from './invoices.queries.ts'
import { issuerNow } from './issuer.ts'

/** The numbers of the documents of an order, for staff. Refuses with 'order.unknown'. */
export async function documentsOfOrder(shop: Shop, orderId: string): Promise<OrderInvoice> {
  return documentsOf(shop, await orderOf(shop, orderId))
}

/** The same of each of the customer's own orders among those named. */
export async function documentsOfOwnOrders(shop: Shop, customerId: string, orderIds: readonly string[]) {
  const found = []
  for (const full of await findOrders(shop.database.db, orderIds.filter(isUuid)))
    if (isOf(full, customerId)) found.push({ orderId: full.order.id, ...(await documentsOf(shop, full)) })
  return found
}

async function documentsOf(shop: Shop, full: FullOrder): Promise<OrderInvoice> {
  const invoice = wasPaid(full) ? await issueInvoice(shop, full.order.id) : undefined
  const notes = invoice === undefined ? [] : await creditNotesOfOrder(shop.database.db, full.order.id)
  return {
    invoice: invoice === undefined ? null : { number: invoice.number, issuedAt: invoice.issuedAt.getTime() },
    creditNotes: notes.map(({ number, issuedAt, amountText }) => ({
      number,
      issuedAt: issuedAt.getTime(),
      amountText,
    })),
  }
}

/**
 * The invoice of a customer's own order, or of any for staff, who name no customer. Refuses with 'order.unknown' and
 * 'invoices.not-paid'.
 */
export async function invoiceFile(shop: Shop, orderId: string, customerId?: string): Promise<PdfFile> {
  const full = await orderOf(shop, orderId, customerId)
  const invoice = await issueInvoice(shop, full.order.id)
  if (invoice === undefined) throw notPaid()
  return pdfFileOf(
    invoice.number,
    await shop.writePdf(invoicePdf(invoice, full, invoice.issuer ?? issuerNow(shop.store()))),
  )
}

/** A credit note, as `invoiceFile`. Refuses with 'invoices.credit-note-unknown'. */
export async function creditNoteFile(shop: Shop, number: string, customerId?: string): Promise<PdfFile> {
  const { db } = shop.database
  const note = await creditNoteNumbered(db, number)
  const full = note === undefined ? undefined : await findOrder(db, note.orderId)
  if (note === undefined || full === undefined || !isOf(full, customerId)) throw unknownCreditNote()
  const invoice = await issueInvoice(shop, note.orderId)
  if (invoice === undefined) throw unknownCreditNote()
  const units = await creditedUnits(shop, note)
  const document = creditNotePdf({ note, invoice, full, units }, note.issuer ?? issuerNow(shop.store()))
  return pdfFileOf(note.number, await shop.writePdf(document))
}

/** The units that a credit note is about, by name; null of a refund by amount. */
async function creditedUnits(shop: Shop, { cause }: CreditNoteRow): Promise<CreditedUnits | null> {
  const { db } = shop.database
  const units = cause === null ? undefined : await unitsOfCause(shop)(db, cause)
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

async function orderOf(shop: Shop, orderId: string, customerId?: string): Promise<FullOrder> {
  if (customerId !== undefined) return ownOrder(shop.database.db, customerId, orderId)
  const full = await requireOrder(shop.database.db, orderId)
  return full
}

const notPaid = () =>
  new AppError('refused', 'invoices.not-paid', 'This order has an invoice as soon as it is paid')
const unknownCreditNote = () =>
  new AppError('unknown', 'invoices.credit-note-unknown', 'This credit note does not exist')
