import { formatPrice, lkr, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { paidWithText } from '@first-fashion/contract/orders/tenders'
import { createPdf, type PdfDocument, type Total } from '../../platform/pdf/pdf-document.ts'
import { dueOf, type FullOrder, toFiguresView } from '../orders/index.ts'
import { dayText, partiesOf, rateText, rupeesText } from './document-parts.ts'
import { writeTaxes } from './document-taxes.ts'
import type { InvoiceRow } from './invoices.queries.ts'
import type { Issuer } from './invoices.table.ts'

/** The invoice of an order, with the figures of the order page. */
export function invoicePdf(invoice: InvoiceRow, full: FullOrder, issuer: Issuer): PdfDocument {
  const title = `Invoice ${invoice.number}`
  const { lines, rows, currency, chargedText } = toFiguresView(full)
  const pdf = createPdf({ title, letterhead: issuer, createdAt: invoice.issuedAt })
  pdf.heading(title)
  pdf.blocks(partiesOf(full, invoice.issuedAt))
  pdf.table(
    [
      { title: 'Item', share: 0.5 },
      { title: 'Quantity', share: 0.12, align: 'right' },
      { title: 'Unit price', share: 0.19, align: 'right' },
      { title: 'Amount', share: 0.19, align: 'right' },
    ],
    full.lines.map((line, at) => [
      [line.name, line.options.join(', ')].filter((text) => text !== '').join('\n'),
      String(line.quantity),
      formatPrice(rupeesFromCents(lkrCents(line.unitPriceCents)), currency),
      lines[at] ?? '',
    ]),
  )
  pdf.totals([
    ...rows.map(({ label, shown, isTotal }) => ({ label, amount: shown, isTotal })),
    ...chargeRows(full, chargedText),
  ])
  writeTaxes(pdf, invoice.taxes)
  pdf.paragraph(paymentText(full))
  if (issuer.footer !== '') pdf.paragraph(issuer.footer)
  return pdf.finish()
}

/** What the order comes to in rupees, and what was charged for it in another currency. */
function chargeRows(full: FullOrder, chargedText: string): Total[] {
  const { order } = full
  if (order.currencyCode === lkr.code) return []
  const charged = [
    { label: 'Charged', amount: chargedText },
    { label: 'Exchange rate', amount: rateText(full) },
  ]
  return [
    { label: 'Total in LKR', amount: rupeesText(order.totalCents), isTotal: true },
    ...(dueOf(order) === 0 ? [] : charged),
  ]
}

function paymentText({ tenders, events }: FullOrder): string {
  const paid = events.find(({ kind }) => kind === 'paid')
  const day = paid === undefined ? '' : ` on ${dayText(paid.at)}`
  return `Payment: ${paidWithText(tenders)}, paid${day}.`
}
