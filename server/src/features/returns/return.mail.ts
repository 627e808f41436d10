import { limits } from '@first-fashion/contract/limits'
import {
  formatCharged,
  formatPrice,
  lkr,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import { type ReturnRowWords, returnRows } from '@first-fashion/contract/returns/return-rows'
import type { ReturnStep } from '@first-fashion/contract/returns/status'
import { type MailListing, orderUpdate, type Update } from '../order-mails/index.ts'
import type { FullOrder, OrderRow } from '../orders/index.ts'
import { dueOfRequest, returnView } from './return.view.ts'
import { returnMailKinds } from './return-mail-kinds.ts'
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
  const words = atOrders[moment]
  return {
    ...updates[moment](about),
    listing: returnListing(request, full),
    ...(words === undefined ? {} : { atOrders: words }),
  }
}

/** What only a login opens. */
const atOrders: Partial<Record<ReturnMoment, string>> = {
  'payment-due': 'Pay the difference',
  approved: 'Get the return label',
}

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

const noteOf = ({ staffNote }: About): string => (staffNote === '' ? '' : `We write: ${staffNote}`)

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
  return `What you chose is held for you until ${day}.`
}

const lacksItems = ({ lines }: About): boolean =>
  lines.some(({ requestedQuantity, quantity }) => (requestedQuantity ?? quantity) > quantity)

const kinds = returnMailKinds

const exchangeSent = ({ refundCents, backText: amount }: About, status: string): Update =>
  refundCents > 0
    ? orderUpdate(kinds.exchangeSentWithRefund, { amount, status })
    : orderUpdate(kinds.exchangeSent, { status })

function settled(request: About): Update {
  const { kind, refundDueAt, originalMinor, backText: amount } = request
  if (kind === 'exchange')
    return refundDueAt === null
      ? exchangeSent(request, 'completed')
      : orderUpdate(kinds.exchangeRefunded, { amount })
  return orderUpdate(originalMinor === 0 ? kinds.returnCredited : kinds.returnRefunded, { amount })
}

function requested(request: About): Update {
  if (request.kind === 'refund') return orderUpdate(kinds.returnRequested, { amount: request.backText })
  const held = holdOf(request) === undefined ? '' : 'What you chose is held for you.'
  return orderUpdate(kinds.exchangeRequested, { held })
}

const updates: Readonly<Record<ReturnMoment, (request: About) => Update>> = {
  requested,
  'payment-due': ({ dueText }) =>
    orderUpdate(kinds.exchangeToPay, { amount: dueText, days: String(limits.exchangePaymentDays) }),
  changed: (request) =>
    orderUpdate(kinds.exchangeChanged, {
      items: requestedIn(request),
      difference: difference(request),
      note: noteOf(request),
    }),
  reopened: ({ kind }) => orderUpdate(kinds.reopened[kind], {}),
  approved: (request) => orderUpdate(kinds.approved[request.kind], { held: heldUntil(request) }),
  received: (request) =>
    lacksItems(request)
      ? orderUpdate(kinds.receivedInPart[request.kind], {
          amount: request.backText,
          note: noteOf(request),
        })
      : orderUpdate(kinds.received[request.kind], {}),
  'refund-due': (request) => exchangeSent(request, 'on its way'),
  settled,
  withdrawn: ({ kind }) => orderUpdate(kinds.withdrawn[kind], {}),
  rejected: ({ kind, staffNote }) => orderUpdate(kinds.rejected[kind], { reason: staffNote }),
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
