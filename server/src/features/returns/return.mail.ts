import { limits } from '@first-fashion/contract/limits'
import {
  formatCharged,
  formatPrice,
  lkr,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import { type ReturnRowWords, returnRows } from '@first-fashion/contract/returns/return-rows'
import type { ReturnKind, ReturnStep } from '@first-fashion/contract/returns/status'
import type { MailListing, Update } from '../order-mails/index.ts'
import type { FullOrder, OrderRow } from '../orders/index.ts'
import { dueOfRequest, returnView } from './return.view.ts'
import type { FullRequest } from './returns.queries.ts'
import { holdOf } from './returns.rules.ts'

export type ReturnMoment = ReturnStep | 'changed' | 'withdrawn'

interface About extends FullRequest {
  /** The difference that is due, in the currency that was charged. */
  readonly dueText: string
  /** What goes back: the way it was paid in the currency that was charged, store credit in rupees. */
  readonly backText: string
}

/** What the buyer is told at each step of a request. */
export function returnUpdate(moment: ReturnMoment, request: FullRequest, full: FullOrder): Update {
  const { order } = full
  const about = {
    ...request,
    dueText: formatCharged(dueOfRequest(request, full), order.currencyCode),
    backText: backText(request, order),
  }
  return {
    about: `${noun[request.kind]} ${subjects[moment] ?? moment}`,
    says: (number) => says[moment](number, about),
    listing: returnListing(request, full),
    ...(atOrders[moment] === undefined ? {} : { atOrders: atOrders[moment] }),
  }
}

/** What only a login opens. */
const atOrders: Partial<Record<ReturnMoment, string>> = {
  'payment-due': 'Pay the difference',
  approved: 'Get the return label',
}

const subjects: Partial<Record<ReturnMoment, string>> = {
  settled: 'completed',
  'refund-due': 'on its way',
  'payment-due': 'approved: please pay the difference',
  reopened: 'open again',
}

const noun: Readonly<Record<ReturnKind, string>> = { refund: 'return', exchange: 'exchange' }

const requestedIn = ({ lines }: About): string =>
  lines
    .map(({ exchangeName, color, size }) =>
      [exchangeName, color, size].filter((word) => word !== null && word !== '').join(', '),
    )
    .join('; ')

const rupeesText = (cents: number) => formatPrice(rupeesFromCents(lkrCents(cents)), lkr)

function backText(
  { originalMinor, creditCents, refundCents }: FullRequest,
  { currencyCode }: OrderRow,
): string {
  if (originalMinor === 0) return rupeesText(refundCents)
  const original = formatCharged(originalMinor, currencyCode)
  return creditCents === 0 ? original : `${original} and ${rupeesText(creditCents)} as store credit`
}

const withNote = (sentence: string, { staffNote }: About) =>
  staffNote === '' ? sentence : `${sentence} We write: ${staffNote}`

/** What an exchange comes to, in words. */
function difference({ priceDifferenceCents, refundCents, dueText }: About): string {
  if (priceDifferenceCents > 0) return `${dueText} is due for it`
  return refundCents > 0 ? 'we refund the price difference' : 'nothing is due for it'
}

/** The last day on which what is wanted is held, once the shopper is to send the items. */
function heldUntil(request: FullRequest): string {
  const until = holdOf(request)?.until
  if (until == null) return ''
  const day = until.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })
  return ` What you chose is held for you until ${day}.`
}

const parcelCame = (order: string, { kind }: About): string =>
  `your parcel for order ${order} has arrived. We will ${kind === 'refund' ? 'refund it' : 'send the exchange'} shortly.`

const exchangeSent = (order: string, { refundCents, backText: back }: About): string =>
  `the exchange for your order ${order} is on its way: it has an order number of its own${refundCents > 0 ? `, and we refund the price difference of ${back}` : ''}.`

const says: Readonly<Record<ReturnMoment, (order: string, request: About) => string>> = {
  requested: (order, request) =>
    `we have your request for ${request.kind === 'refund' ? `a refund of ${request.backText}` : 'an exchange'} for your order ${order}. ${holdOf(request) === undefined ? '' : 'What you chose is held for you. '}We will email you once we have looked at it.`,
  'payment-due': (order, request) =>
    `your exchange for order ${order} is approved, and what you chose is held for you for ${limits.exchangePaymentDays} days. Please pay the difference of ${request.dueText} with your order, then send us the items.`,
  changed: (order, request) =>
    withNote(
      `we chose something else for the exchange of your order ${order}: ${requestedIn(request)}, and ${difference(request)}.`,
      request,
    ),
  reopened: (order) =>
    `the exchange for your order ${order} is open again: its order was not paid or was cancelled, or your parcel has not arrived in time. What was held for you is free again. We will email you once we have looked at it.`,
  approved: (order, request) =>
    `your ${noun[request.kind]} for order ${order} is approved. Please pack the items, put the label on the parcel and send it to us.${heldUntil(request)}`,
  received: (order, request) =>
    request.lines.some(({ requestedQuantity, quantity }) => (requestedQuantity ?? quantity) > quantity)
      ? withNote(
          `your parcel for order ${order} has arrived, but some of the items were not in it. They stay yours. We will refund ${request.backText} for the items that arrived.`,
          request,
        )
      : parcelCame(order, request),
  'refund-due': (order, request) => exchangeSent(order, request),
  settled: (order, request) =>
    request.kind === 'exchange'
      ? request.refundDueAt === null
        ? exchangeSent(order, request)
        : `we have refunded the price difference of ${request.backText} for the exchange of your order ${order}.`
      : `your refund of ${request.backText} for order ${order} is on its way${request.originalMinor === 0 ? ': you have it as store credit' : ''}.`,
  withdrawn: (order, { kind }) =>
    `you withdrew the ${noun[kind]} for your order ${order}. The items stay with you, and nothing is held for you.`,
  rejected: (order, { kind, staffNote }) =>
    `we cannot accept the ${noun[kind]} for your order ${order}: ${staffNote}`,
}

const rowWords: ReturnRowWords = {
  shipping: 'Shipping',
  inRupees: 'In Sri Lankan rupees',
  total: 'Refund',
  totalOriginal: 'Refund, the way you paid',
  toStoreCredit: 'To store credit',
  toOriginal: 'The way you paid',
  due: 'Difference to pay once we approve',
  dueNow: 'Difference to pay',
  lineDifference: 'Price difference',
}

/** The items of a request with their pictures, and the figures that its shopper sees on the page. */
function returnListing(request: FullRequest, full: FullOrder): MailListing {
  const view = returnView(request, full, new Map())
  const { order } = full
  const currency = {
    code: order.currencyCode,
    symbol: order.currencySymbol,
    exchangeRate: order.exchangeRate,
  }
  return {
    lines: view.lines.flatMap(({ lineId, quantity, exchangeFor }) =>
      full.lines
        .filter(({ id }) => id === lineId)
        .map((line) => ({
          ...line,
          quantity,
          amount: '',
          note: exchangeFor === null ? '' : insteadOf(exchangeFor),
        })),
    ),
    rows: view.status === 'rejected' ? [] : returnRows(view, currency, rowWords),
  }
}

type Instead = NonNullable<ReturnType<typeof returnView>['lines'][number]['exchangeFor']>

const insteadOf = ({ name, color, size }: Instead): string =>
  `You get: ${[name, color, size].filter((word) => word !== '').join(', ')}`
