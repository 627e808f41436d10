import { isPaid, paymentDisplay } from '@first-fashion/contract/orders/status'
import { paidWith } from '@first-fashion/contract/orders/tenders'
import { escapeHtml } from '../../../platform/html.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { EmailMessage } from '../../../ports/mail.ts'
import { addressLines } from '../full-order/address-lines.ts'
import { shownFigures } from '../full-order/shown-figures.ts'
import type { FullOrder } from '../order.queries.ts'
import { lineLabel, pictureOf } from './line-picture.ts'
import { linkRow, type OrderReader, orderLinkText } from './update.mail.ts'

/** The confirmation of an order: what was ordered, what it costs, where it goes. */
export function confirmationMail(full: FullOrder, reader: OrderReader): EmailMessage {
  const { order } = full
  const subject = `Your order ${order.number}`
  const thanks = reader.isOwner ? `Thank you, ${order.firstName}.` : 'Thank you.'
  const opening = `${thanks} We have received your order ${order.number} and will email you when it ships.`
  const figures = shownFigures(full)
  const lines = lineRows(full, figures.lines)
  const totals = figures.rows.map(({ label, shown }): Row => [label, shown])
  const payment = `${paidWith(full.tenders)}: ${paymentDisplay({ ...order, payment: isPaid(order.paymentState) })}`
  const address = reader.isOwner ? ['Delivery to:', ...addressLines(full)] : []
  const link = `${reader.storeUrl}/orders`
  return {
    to: order.email,
    subject,
    text: [
      opening,
      '',
      ...[...lines, ...totals].map(([label, amount]) => `${label}  ${amount}`),
      '',
      payment,
      '',
      ...address,
      ...(reader.isOwner ? [''] : []),
      orderLinkText(reader.orderUrl),
      `Your orders: ${link}`,
      '',
      'First Fashion',
    ].join('\n'),
    html: mailPage(
      subject,
      `<p>${escapeHtml(opening)}</p><table>${full.lines
        .map((line, at) => lineRow(pictureOf(line, reader.storeUrl), lines[at] ?? ['', '']))
        .join('')}${totals.map(totalRow).join('')}</table>
<p>${escapeHtml(payment)}</p>${address.length === 0 ? '' : `<p>${address.map(escapeHtml).join('<br>')}</p>`}
<p><a class="button" href="${escapeHtml(reader.orderUrl)}">See your order</a></p>
${linkRow(link)}`,
    ),
  }
}

type Row = readonly [label: string, amount: string]

const totalRow = ([label, amount]: Row) =>
  `<tr><td colspan="2">${escapeHtml(label)}</td><td class="amount">${escapeHtml(amount)}</td></tr>`

/** The amount stands below the name, which has room on a phone as well. */
const lineRow = (picture: string, [label, amount]: Row) =>
  `<tr><td class="picture" width="72">${picture}</td><td colspan="2">${escapeHtml(label)}<div class="amount">${escapeHtml(amount)}</div></td></tr>`

const lineRows = (full: FullOrder, shown: readonly string[]): Row[] =>
  full.lines.map((line, at) => [lineLabel(line), shown[at] ?? ''])
