import { type FulfilmentState, orderStatus } from '@first-fashion/contract/orders/status'
import type { Tracking } from '@first-fashion/contract/orders/tracking'
import { escapeHtml } from '../../platform/html.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { FullOrder } from '../orders/index.ts'
import {
  hasTwoParcels,
  listingHtml,
  listingText,
  type MailListing,
  orderListing,
  shopParcelListing,
} from './listing.mail.ts'

/** The reader of an order email: the verified owner of the address, or possibly someone else. */
export interface OrderReader {
  readonly isOwner: boolean
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
  /** Shows this order on any device, without a login. */
  readonly orderUrl: string
}

/** A status update. Once the shop's parcel has left, it is about what is in there. */
export const movedMail = (
  full: FullOrder,
  { to, eventText: step }: { readonly to?: FulfilmentState | undefined; readonly eventText: string },
  reader: OrderReader,
): Letter => updateMail(full, reader, { about: step, ...nowAt(full, to, step) })

/** The latest status, whatever returns made of the order, and where its parcel can be followed. */
export function statusMail(full: FullOrder, reader: OrderReader): Letter {
  const { fulfilment, paymentState } = full.order
  const step = orderStatus({ fulfilment, payment: paymentState, returns: 'none' })
  const url = full.tracking?.url ?? ''
  return updateMail(full, reader, {
    about: step,
    ...nowAt(full, fulfilment, step),
    ...(url === '' ? {} : { link: { words: 'Track your parcel', url } }),
  })
}

type Said = Pick<Update, 'says' | 'listing'>

const nowAt = (full: FullOrder, state: FulfilmentState | undefined, step: string): Said => {
  const hasLeft = state !== undefined && afterPacking.includes(state)
  const says = state === undefined ? `has a new status: ${step}` : became[state]
  return hasLeft && hasTwoParcels(full)
    ? shopParcelOnly(full, (order) => `a part of your order ${order} ${says}.`)
    : { says: (order) => `your order ${order} ${says}.` }
}

const became: Readonly<Record<FulfilmentState, string>> = {
  placed: 'has been placed',
  packing: 'is being packed',
  shipped: 'has been shipped',
  'out-for-delivery': 'is out for delivery',
  delivered: 'has been delivered',
  cancelled: 'has been cancelled',
}

const afterPacking: readonly FulfilmentState[] = ['shipped', 'out-for-delivery', 'delivered']

/** What the print partner makes is somewhere else: it is neither said nor shown to be in the shop's parcel. */
const shopParcelOnly = (full: FullOrder, says: Said['says']): Said => ({
  says: (order) => `${says(order)} What is made to order comes in a separate parcel.`,
  listing: shopParcelListing(full),
})

/** Where the parcel can be followed. */
export function trackedMail(
  full: FullOrder,
  { carrier, number, url }: Tracking,
  reader: OrderReader,
): Letter {
  const parcel = `${carrier}, tracking number ${number}`
  return updateMail(full, reader, {
    about: 'tracking number',
    ...(hasTwoParcels(full)
      ? shopParcelOnly(full, (order) => `you can follow a part of your order ${order}: ${parcel}.`)
      : { says: (order) => `you can follow your order ${order}: ${parcel}.` }),
    ...(url === '' ? {} : { link: { words: 'Track your parcel', url } }),
  })
}

/** The carrier lost the parcel. */
export const lostParcelMail = (full: FullOrder, reader: OrderReader): Letter =>
  updateMail(full, reader, {
    about: 'your parcel is lost',
    says: (order) =>
      `the carrier has lost the parcel of your order ${order}. We are sorry. You do not have to do anything: we will write to you about a refund.`,
  })

interface Returned {
  readonly amountText: string
  readonly isCredit: boolean
  /** The tenders that got it back, if it is credit. */
  readonly name: string
}

/** A full or partial refund, to the original payment method or to store credit. */
export function refundMail(
  full: FullOrder,
  { amountText, isCredit, name }: Returned,
  reader: OrderReader,
): Letter {
  const how = isCredit
    ? `was refunded as ${name.charAt(0).toLowerCase()}${name.slice(1)}. Use it at checkout on your next order.`
    : 'was refunded to your original payment method. It can take your bank a few days to show it.'
  return updateMail(full, reader, {
    about: `${amountText} refunded`,
    says: (order) => `${amountText} for your order ${order} ${how}`,
  })
}

export interface Update {
  /** The end of the subject. */
  readonly about: string
  /** The sentence after the greeting, with the number of the order. */
  readonly says: (order: string) => string
  /** The button; by default to the order. */
  readonly link?: { readonly words: string; readonly url: string }
  /** The words of a button to the orders, for what only a login opens. */
  readonly atOrders?: string
  /** What it is about; by default the order with its sums. */
  readonly listing?: MailListing
  /** A smaller link at the end. */
  readonly footnote?: { readonly words: string; readonly url: string }
}

/** A short email about an order: a greeting, a sentence, a button, and what it is about with its sums. */
export function updateMail(
  full: FullOrder,
  { isOwner, storeUrl, orderUrl }: OrderReader,
  { about, says, link: given, atOrders, listing = orderListing(full), footnote }: Update,
): Letter {
  const { order } = full
  const subject = `Your order ${order.number}: ${about}`
  // Only verified owners see what the buyer typed: it could be anything.
  const opening = `${isOwner ? `Dear ${order.firstName},` : 'Hello,'} ${says(order.number)}`
  const orders = `${storeUrl}/orders`
  const link = given ?? (atOrders === undefined ? undefined : { words: atOrders, url: orders })
  const button = link ?? { words: 'See your order', url: orderUrl }
  const more = link === undefined ? '' : `\n\n${link.words}: ${link.url}`
  return {
    to: order.email,
    subject,
    text: `${opening}${more}\n\n${listingText(listing)}\n\n${orderLinkText(orderUrl)}\nYour orders: ${orders}${footnoteText(footnote)}`,
    body: `<p>${escapeHtml(opening)}</p><p><a class="button" href="${escapeHtml(button.url)}">${escapeHtml(button.words)}</a></p>
${listingHtml(listing, storeUrl)}
${linkRow(orders)}${footnoteHtml(footnote)}`,
  }
}

/** What the link to this order is, in the text of an email. */
export const orderLinkText = (orderUrl: string): string => `This order, on any device: ${orderUrl}`

/** The way to what only a login opens. */
export const linkRow = (orders: string): string =>
  `<p><a href="${escapeHtml(orders)}">Log in to manage your orders</a></p>`

const footnoteText = (footnote: Update['footnote']): string =>
  footnote === undefined ? '' : `\n\n${footnote.words}: ${footnote.url}`

const footnoteHtml = (footnote: Update['footnote']): string =>
  footnote === undefined
    ? ''
    : `<p class="small"><a href="${escapeHtml(footnote.url)}">${escapeHtml(footnote.words)}</a></p>`
