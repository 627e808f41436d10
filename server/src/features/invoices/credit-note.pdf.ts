import { formatCharged, lkr } from '@first-fashion/contract/money/money'
import {
  createPdf,
  type Letterhead,
  type PdfDocument,
  type PdfPages,
} from '../../platform/pdf/pdf-document.ts'
import type { FullOrder, RefundReason } from '../orders/index.ts'
import { type CreditedUnits, creditedItems, isInPart } from './credited-items.rules.ts'
import { partiesOf, rateText, rupeesText } from './document-parts.ts'
import { writeTaxes } from './document-taxes.ts'
import type { CreditNoteRow, InvoiceRow } from './invoices.queries.ts'

interface Noted {
  readonly note: CreditNoteRow
  readonly invoice: InvoiceRow
  readonly full: FullOrder
  /** null of a refund by amount. */
  readonly units: CreditedUnits | null
}

/** The credit note of a refund: which invoice it reduces, why, for which items, and what went back how. */
export function creditNotePdf({ note, invoice, full, units }: Noted, letterhead: Letterhead): PdfDocument {
  const title = `Credit note ${note.number}`
  const pdf = createPdf({ title, letterhead, createdAt: note.issuedAt })
  const isInRupees = note.isCredit || full.order.currencyCode === lkr.code
  pdf.heading(title)
  pdf.paragraph(`This credit note reduces invoice ${invoice.number}.`)
  pdf.blocks(partiesOf(full, note.issuedAt))
  pdf.table(
    [
      { title: 'For', share: 0.5 },
      { title: 'Refunded to', share: 0.28 },
      { title: 'Amount', share: 0.22, align: 'right' },
    ],
    [[whatFor(note), note.isCredit ? note.tenderName : 'Original payment method', note.amountText]],
  )
  if (units !== null) writeItems(pdf, note, units, full)
  pdf.totals([
    { label: 'Total in LKR', amount: rupeesText(note.cents), isTotal: true },
    ...(isInRupees ? [] : [{ label: 'Exchange rate', amount: rateText(full) }]),
  ])
  writeTaxes(pdf, note.taxes)
  return pdf.finish()
}

/** What is credited by item. */
function writeItems(pdf: PdfPages, note: CreditNoteRow, units: CreditedUnits, { order }: FullOrder): void {
  const items = creditedItems(note, units)
  const isCharged = items.some(({ minor }) => minor !== null) && order.currencyCode !== lkr.code
  pdf.table(
    [
      { title: 'Item', share: isCharged ? 0.46 : 0.6 },
      { title: 'Quantity', share: 0.14, align: 'right' },
      { title: 'Amount in LKR', share: isCharged ? 0.2 : 0.26, align: 'right' },
      ...(isCharged
        ? [{ title: `Amount in ${order.currencyCode}`, share: 0.2, align: 'right' as const }]
        : []),
    ],
    items.map(({ name, quantity, cents, minor }) => [
      name,
      quantity === null ? '' : String(quantity),
      rupeesText(cents),
      ...(isCharged ? [formatCharged(minor ?? 0, order.currencyCode)] : []),
    ]),
  )
  if (isInPart(note, units)) pdf.paragraph('A part of what was paid for these items is credited here.')
}

const reasons: Readonly<Record<RefundReason, string>> = {
  'order-cancelled': 'Cancelled order',
  staff: 'Refund',
  'late-payment': 'Late payment',
  'wrong-amount': 'Wrong amount',
  disputed: 'Disputed payment',
}

const isReason = (reason: string): reason is RefundReason => reason in reasons

const whatFor = ({ reason, note }: CreditNoteRow): string =>
  [isReason(reason) ? reasons[reason] : reason, note].filter((text) => text !== '').join(': ')
