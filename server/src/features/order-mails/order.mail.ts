import { isPaid, paymentDisplay } from '@first-fashion/contract/orders/status'
import { paidWithText } from '@first-fashion/contract/orders/tenders'
import { escapeHtml } from '../../platform/html.ts'
import { type CustomerLetter, letterOf } from '../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink, type MailBlock } from '../../platform/mail/mail-kind.ts'
import { addressLines, type FullOrder } from '../orders/index.ts'
import { exampleListing, linkRow, orderLinkText } from './details.mail.ts'
import { listingHtml, listingText, type MailListing, orderListing } from './listing.mail.ts'
import { ofOrder } from './order-mail-kinds.ts'
import type { OrderReader } from './update.mail.ts'

interface Receipt {
  readonly listing: MailListing
  /** How it is paid, and whether it is. */
  readonly payment: string
  /** Line by line; none for readers who may be somebody else. */
  readonly address: readonly string[]
  readonly orderUrl: string
  readonly storeUrl: string
}

/** What was ordered, what it costs, where it goes. */
function receiptBlock({ listing, payment, address, orderUrl, storeUrl }: Receipt): MailBlock {
  const [orders, lines] = [`${storeUrl}/orders`, listing.lines.length]
  const place = address.length === 0 ? '' : `<p>${address.map(escapeHtml).join('<br>')}</p>`
  return {
    text: [
      listingText(listing, lines),
      payment,
      ...(address.length === 0 ? [] : [address.join('\n')]),
      `${orderLinkText(orderUrl)}\nYour orders: ${orders}`,
    ].join('\n\n'),
    html: `${listingHtml(listing, storeUrl, lines)}
<p>${escapeHtml(payment)}</p>${place}
${buttonBlock('See your order', orderUrl).html}
${linkRow(orders)}`,
  }
}

const deliveryTo = 'Delivery to:'

/** The confirmation of an order. */
export const confirmation = defineMail({
  name: 'order-confirmation',
  group: 'orders',
  title: 'Confirmation',
  placeholders: { thanks: 'Thank you, Nadeesha.', order: ofOrder.order },
  blocks: {
    details: receiptBlock({
      listing: exampleListing,
      payment: 'Cash on delivery: to be paid',
      address: [deliveryTo, 'Nadeesha Perera', '14 Temple Road', '10250 Nugegoda'],
      orderUrl: exampleLink,
      storeUrl: 'https://store.example',
    }),
  },
  subject: 'Your order {{order}}',
  words: '{{thanks}} We have received your order {{order}} and will email you when it ships.\n\n{{details}}',
})

/** The confirmation of an order: only a verified owner of the address reads what the buyer typed. */
export function confirmationMail(
  full: FullOrder,
  { isOwner, orderUrl, storeUrl }: OrderReader,
): CustomerLetter {
  const { order, tenders } = full
  const payment = `${paidWithText(tenders)}: ${paymentDisplay({ ...order, payment: isPaid(order.paymentState) })}`
  const address = isOwner ? [deliveryTo, ...addressLines(full)] : []
  return letterOf(confirmation, {
    to: order.email,
    values: { thanks: isOwner ? `Thank you, ${order.firstName}.` : 'Thank you.', order: order.number },
    blocks: { details: receiptBlock({ listing: orderListing(full), payment, address, orderUrl, storeUrl }) },
  })
}
