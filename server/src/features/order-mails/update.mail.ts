import { type FulfilmentState, orderStatus } from '@first-fashion/contract/orders/status'
import type { Tracking } from '@first-fashion/contract/orders/tracking'
import type { CustomerLetter } from '../../platform/mail/letter.ts'
import type { MailKind } from '../../platform/mail/mail-kind.ts'
import type { FullOrder } from '../orders/index.ts'
import { detailsBlock, type MailLink } from './details.mail.ts'
import { hasTwoParcels, type MailListing, orderListing, shopParcelListing } from './listing.mail.ts'
import { type ofOrder, orderMailKinds } from './order-mail-kinds.ts'

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
): CustomerLetter => updateMail(full, reader, statusUpdate(full, to, step))

/** The latest status, whatever returns made of the order, and where its parcel can be followed. */
export function statusMail(full: FullOrder, reader: OrderReader): CustomerLetter {
  const { fulfilment, paymentState } = full.order
  const step = orderStatus({ fulfilment, payment: paymentState, returns: 'none' })
  return updateMail(full, reader, {
    ...statusUpdate(full, fulfilment, step),
    ...trackingLink(full.tracking?.url ?? ''),
  })
}

const trackingLink = (url: string): Pick<Update, 'link'> =>
  url === '' ? {} : { link: { words: 'Track your parcel', url } }

/** What the print partner makes is somewhere else: it is neither said nor shown to be in the shop's parcel. */
function statusUpdate(full: FullOrder, state: FulfilmentState | undefined, status: string): Update {
  const { newStatus, byState, byStateInPart } = orderMailKinds
  if (state === undefined) return orderUpdate(newStatus, { status })
  const hasLeft = state === 'shipped' || state === 'out-for-delivery' || state === 'delivered'
  return hasLeft && hasTwoParcels(full)
    ? orderUpdate(byStateInPart[state], { status }, { listing: shopParcelListing(full) })
    : orderUpdate(byState[state], { status })
}

/** Where the parcel can be followed. */
export function trackedMail(
  full: FullOrder,
  { carrier, number, url }: Tracking,
  reader: OrderReader,
): CustomerLetter {
  const isPart = hasTwoParcels(full)
  const kind = isPart ? orderMailKinds.trackedInPart : orderMailKinds.tracked
  return updateMail(
    full,
    reader,
    orderUpdate(
      kind,
      { carrier, number },
      { ...(isPart ? { listing: shopParcelListing(full) } : {}), ...trackingLink(url) },
    ),
  )
}

/** The carrier lost the parcel. */
export const lostParcelMail = (full: FullOrder, reader: OrderReader): CustomerLetter =>
  updateMail(full, reader, orderUpdate(orderMailKinds.parcelLost, {}))

interface Returned {
  readonly amountText: string
  readonly isCredit: boolean
  /** The tenders that got it back, if it is credit. */
  readonly name: string
}

/** A full or partial refund, to the original payment method or to store credit. */
export function refundMail(
  full: FullOrder,
  { amountText: amount, isCredit, name }: Returned,
  reader: OrderReader,
): CustomerLetter {
  const { credited, refunded } = orderMailKinds
  const credit = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return updateMail(
    full,
    reader,
    isCredit ? orderUpdate(credited, { amount, credit }) : orderUpdate(refunded, { amount }),
  )
}

interface UpdateParts {
  /** The button; by default to the order. */
  readonly link?: MailLink
  /** The words of a button to the orders, for what only a login opens. */
  readonly atOrders?: string
  /** What it is about; by default the order with its sums. */
  readonly listing?: MailListing
  /** A smaller link at the end. */
  readonly footnote?: MailLink
}

export interface Update extends UpdateParts {
  readonly kind: MailKind
  readonly values: Readonly<Record<string, string>>
}

/** Every email about an order has these. */
type OfOrder = keyof typeof ofOrder

/** An update of a kind, with what its placeholders stand for besides those of every order. */
export const orderUpdate = <V extends string>(
  kind: MailKind<V, 'details'>,
  values: Readonly<Record<Exclude<NoInfer<V>, OfOrder>, string>>,
  parts: UpdateParts = {},
): Update => ({ kind, values, ...parts })

/** A short email about an order: some sentences, a button, and what it is about with its sums. */
export function updateMail(
  full: FullOrder,
  { isOwner, storeUrl, orderUrl }: OrderReader,
  { kind, values, link: given, atOrders, listing = orderListing(full), footnote }: Update,
): CustomerLetter {
  const { order } = full
  const atLogin = atOrders === undefined ? undefined : { words: atOrders, url: `${storeUrl}/orders` }
  return {
    kind,
    to: order.email,
    values: {
      ...values,
      // Only verified owners see what the buyer typed: it could be anything.
      greeting: isOwner ? `Dear ${order.firstName},` : 'Hello,',
      order: order.number,
    },
    blocks: { details: detailsBlock({ listing, orderUrl, storeUrl, link: given ?? atLogin, footnote }) },
  }
}
