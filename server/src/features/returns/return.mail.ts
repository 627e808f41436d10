import { formatPrice, lkr, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { ReturnKind, ReturnStep } from '@first-fashion/contract/returns/status'
import type { Update } from '../orders/index.ts'
import type { FullRequest } from './returns.queries.ts'

type About = Pick<FullRequest, 'kind' | 'refundCents' | 'staffNote' | 'creditCents' | 'originalMinor'>

/** What the buyer is told at each step of a request. */
export function returnUpdate(step: ReturnStep, request: About): Update {
  const { kind } = request
  return {
    about: `${noun[kind]} ${step === 'settled' ? 'completed' : step}`,
    says: (order) => says[step](order, request),
    ...(step === 'approved' ? { atOrders: 'Get the return label' } : {}),
  }
}

const noun: Readonly<Record<ReturnKind, string>> = { refund: 'return', exchange: 'exchange' }

const money = ({ refundCents }: About) => formatPrice(rupeesFromCents(lkrCents(refundCents)), lkr)

const says: Readonly<Record<ReturnStep, (order: string, request: About) => string>> = {
  requested: (order, request) =>
    `we have your request for ${request.kind === 'refund' ? `a refund of ${money(request)}` : 'an exchange'} for your order ${order}. We will email you once we have looked at it.`,
  approved: (order, { kind }) =>
    `your ${noun[kind]} for order ${order} is approved. Please pack the items, put the label on the parcel and send it to us.`,
  received: (order, { kind }) =>
    `your parcel for order ${order} has arrived. We will ${kind === 'refund' ? 'refund it' : 'send the exchange'} shortly.`,
  settled: (order, request) =>
    request.kind === 'exchange'
      ? `the exchange for your order ${order} is on its way: it has an order number of its own, and nothing is due for it.`
      : `your refund of ${money(request)} for order ${order} is on its way${request.originalMinor === 0 ? ': you have it as store credit' : ''}.`,
  rejected: (order, { kind, staffNote }) =>
    `we cannot accept the ${noun[kind]} for your order ${order}: ${staffNote}`,
}
