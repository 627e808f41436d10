import { lkr } from '@first-fashion/contract/money/money'
import { createPdf, type Letterhead } from '../../platform/pdf/pdf-document.ts'
import type { FullOrder, RefundReason } from '../orders/index.ts'
import { partiesOf, rateText, rupeesText } from './document-parts.ts'
import type { CreditNoteRow, InvoiceRow } from './invoices.queries.ts'

interface Noted {
  readonly note: CreditNoteRow
  readonly invoice: InvoiceRow
  readonly full: FullOrder
}

/** The credit note of a refund: which invoice it reduces, why, and what went back how. */
export function creditNotePdf({ note, invoice, full }: Noted, letterhead: Letterhead): Promise<Buffer> {
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
  pdf.totals([
    { label: 'Total in LKR', amount: rupeesText(note.cents), isTotal: true },
    ...(isInRupees ? [] : [{ label: 'Exchange rate', amount: rateText(full) }]),
  ])
  return pdf.finish()
}

const reasons: Readonly<Record<RefundReason, string>> = {
  'order-cancelled': 'Cancelled order',
  staff: 'Refund',
  'late-payment': 'Late payment',
  'wrong-amount': 'Wrong amount',
}

const isReason = (reason: string): reason is RefundReason => reason in reasons

const whatFor = ({ reason, note }: CreditNoteRow): string =>
  [isReason(reason) ? reasons[reason] : reason, note].filter((text) => text !== '').join(': ')
