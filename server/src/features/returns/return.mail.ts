import { limits } from '@first-fashion/contract/limits'
import {
  formatCharged,
  formatPrice,
  lkr,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { ReturnKind, ReturnStep } from '@first-fashion/contract/returns/status'
import type { OrderRow, Update } from '../orders/index.ts'
import { dueMinorOf } from './return.view.ts'
import type { FullRequest } from './returns.queries.ts'

type Moment = ReturnStep | 'changed'

interface About extends FullRequest {
  /** The difference that is due, in the currency that was charged. */
  readonly dueText: string
  /** What goes back: the way it was paid in the currency that was charged, store credit in rupees. */
  readonly backText: string
}

/** What the buyer is told at each step of a request. */
export function returnUpdate(moment: Moment, request: FullRequest, order: OrderRow): Update {
  const due = dueMinorOf(request.priceDifferenceCents, order)
  const about = {
    ...request,
    dueText: formatCharged(due, order.currencyCode),
    backText: backText(request, order),
  }
  return {
    about: `${noun[request.kind]} ${subjects[moment] ?? moment}`,
    says: (number) => says[moment](number, about),
    ...(atOrders[moment] === undefined ? {} : { atOrders: atOrders[moment] }),
  }
}

/** What only a login opens. */
const atOrders: Partial<Record<Moment, string>> = {
  'payment-due': 'Pay the difference',
  approved: 'Get the return label',
}

const subjects: Partial<Record<Moment, string>> = {
  settled: 'completed',
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

const says: Readonly<Record<Moment, (order: string, request: About) => string>> = {
  requested: (order, request) =>
    `we have your request for ${request.kind === 'refund' ? `a refund of ${request.backText}` : 'an exchange'} for your order ${order}. We will email you once we have looked at it.`,
  'payment-due': (order, request) =>
    `your exchange for order ${order} is approved, and what you chose is held for you for ${limits.exchangePaymentDays} days. Please pay the difference of ${request.dueText} with your order, then send us the items.`,
  changed: (order, request) =>
    withNote(
      `we chose something else for the exchange of your order ${order}: ${requestedIn(request)}, and ${difference(request)}.`,
      request,
    ),
  reopened: (order) =>
    `the exchange for your order ${order} is open again, as its order was not paid or was cancelled. What was held for you is free again. We will email you once we have looked at it.`,
  approved: (order, { kind }) =>
    `your ${noun[kind]} for order ${order} is approved. Please pack the items, put the label on the parcel and send it to us.`,
  received: (order, { kind }) =>
    `your parcel for order ${order} has arrived. We will ${kind === 'refund' ? 'refund it' : 'send the exchange'} shortly.`,
  settled: (order, request) =>
    request.kind === 'exchange'
      ? `the exchange for your order ${order} is on its way: it has an order number of its own${request.refundCents > 0 ? `, and we refund the price difference of ${request.backText}` : ''}.`
      : `your refund of ${request.backText} for order ${order} is on its way${request.originalMinor === 0 ? ': you have it as store credit' : ''}.`,
  rejected: (order, { kind, staffNote }) =>
    `we cannot accept the ${noun[kind]} for your order ${order}: ${staffNote}`,
}
