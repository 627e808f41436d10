import { escapeHtml } from '../../platform/html.ts'
import { buttonBlock, exampleLink, type MailBlock } from '../../platform/mail/mail-kind.ts'
import { listingHtml, listingText, type MailListing } from './listing.mail.ts'

export interface MailLink {
  readonly words: string
  readonly url: string
}

export interface OrderDetails {
  readonly listing: MailListing
  /** Shows this order on any device, without a login. */
  readonly orderUrl: string
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
  /** The button; by default to the order. */
  readonly link?: MailLink | undefined
  /** A smaller link at the end. */
  readonly footnote?: MailLink | undefined
}

/** What an update is about: a button, the items with their sums, and the ways to the order. */
export function detailsBlock({ listing, orderUrl, storeUrl, link, footnote }: OrderDetails): MailBlock {
  const orders = `${storeUrl}/orders`
  const more = link === undefined ? '' : `${link.words}: ${link.url}\n\n`
  const button = link ?? { words: 'See your order', url: orderUrl }
  return {
    text: `${more}${listingText(listing)}\n\n${orderLinkText(orderUrl)}\nYour orders: ${orders}${footnoteText(footnote)}`,
    html: `${buttonBlock(button.words, button.url).html}
${listingHtml(listing, storeUrl)}
${linkRow(orders)}${footnoteHtml(footnote)}`,
  }
}

/** What the link to this order is, in the text of an email. */
export const orderLinkText = (orderUrl: string): string => `This order, on any device: ${orderUrl}`

/** The way to what only a login opens. */
export const linkRow = (orders: string): string =>
  `<p><a href="${escapeHtml(orders)}">Log in to manage your orders</a></p>`

const footnoteText = (footnote: MailLink | undefined): string =>
  footnote === undefined ? '' : `\n\n${footnote.words}: ${footnote.url}`

const footnoteHtml = (footnote: MailLink | undefined): string =>
  footnote === undefined
    ? ''
    : `<p class="small"><a href="${escapeHtml(footnote.url)}">${escapeHtml(footnote.words)}</a></p>`

const exampleLine = {
  quantity: 1,
  name: 'Galle Fort Shirt',
  options: ['White', 'M'],
  color: 'White',
  image: '',
  amount: 'Rs. 9,500.00',
  note: '',
}

/** An order for previews. */
export const exampleListing: MailListing = {
  lines: [exampleLine],
  rows: [
    { label: 'Delivery', shown: 'Rs. 450.00' },
    { label: 'Total', shown: 'Rs. 9,950.00' },
  ],
}

export const exampleDetails: MailBlock = detailsBlock({
  listing: exampleListing,
  orderUrl: exampleLink,
  storeUrl: 'https://store.example',
})
