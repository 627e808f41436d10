import { isPaid, paymentDisplay } from '@first-fashion/contract/orders/status'
import { escapeHtml } from '../../platform/html.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { FullOrder } from '../orders/index.ts'
import { addressLines, paidWithText } from '../orders/index.ts'
import { listingHtml, listingText, orderListing } from './listing.mail.ts'
import { linkRow, type OrderReader, orderLinkText } from './update.mail.ts'

/** The confirmation of an order: what was ordered, what it costs, where it goes. */
export function confirmationMail(full: FullOrder, reader: OrderReader): Letter {
  const { order } = full
  const subject = `Your order ${order.number}`
  const thanks = reader.isOwner ? `Thank you, ${order.firstName}.` : 'Thank you.'
  const opening = `${thanks} We have received your order ${order.number} and will email you when it ships.`
  const listing = orderListing(full)
  const payment = `${paidWithText(full.tenders)}: ${paymentDisplay({ ...order, payment: isPaid(order.paymentState) })}`
  const address = reader.isOwner ? ['Delivery to:', ...addressLines(full)] : []
  const link = `${reader.storeUrl}/orders`
  return {
    to: order.email,
    subject,
    text: [
      opening,
      '',
      listingText(listing, full.lines.length),
      '',
      payment,
      '',
      ...address,
      ...(reader.isOwner ? [''] : []),
      orderLinkText(reader.orderUrl),
      `Your orders: ${link}`,
    ].join('\n'),
    body: `<p>${escapeHtml(opening)}</p>${listingHtml(listing, reader.storeUrl, full.lines.length)}
<p>${escapeHtml(payment)}</p>${address.length === 0 ? '' : `<p>${address.map(escapeHtml).join('<br>')}</p>`}
<p><a class="button" href="${escapeHtml(reader.orderUrl)}">See your order</a></p>
${linkRow(link)}`,
  }
}
