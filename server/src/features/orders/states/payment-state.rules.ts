import { shareOfCents } from '@first-fashion/contract/money/money'
import { isPaid, type PaymentState } from '@first-fashion/contract/orders/status'

/** What an order was charged, and what of it is back with the shopper. */
interface Charged {
  readonly paymentState: PaymentState
  readonly chargedMinor: number
  readonly prepaidCents: number
  readonly prepaidBackCents: number
}

/** Its store credit is back at once; what a partner has of it follows. */
export function cancelledEnd(order: Charged) {
  const credit = { prepaidBackCents: order.prepaidCents }
  if (order.paymentState === 'awaiting')
    return { ...credit, paymentState: 'failed' as const, holdUntil: null }
  if (!isPaid(order.paymentState) || isCreditBack(order)) return credit
  return {
    ...credit,
    paymentState: order.chargedMinor === 0 ? ('refunded' as const) : ('partly-refunded' as const),
  }
}

/** What a cancellation gives back of a paid order, its store credit included, in LKR cents. */
export function centsToGiveBack(
  order: Charged & { readonly totalCents: number; readonly refundedMinor: number },
) {
  if (!isPaid(order.paymentState)) return 0
  const due = order.totalCents - order.prepaidCents
  const refunded = shareOfCents(due, order.refundedMinor, order.chargedMinor)
  return Math.max(0, due - refunded) + order.prepaidCents - order.prepaidBackCents
}

export const isCreditBack = ({ prepaidCents, prepaidBackCents }: Charged): boolean =>
  prepaidBackCents === prepaidCents

export function refundState(order: Charged, backMinor: number): 'paid' | 'partly-refunded' | 'refunded' {
  if (backMinor <= 0 && order.prepaidBackCents === 0) return 'paid'
  return backMinor >= order.chargedMinor && isCreditBack(order) ? 'refunded' : 'partly-refunded'
}
