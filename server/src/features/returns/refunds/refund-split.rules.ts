import { shareOfMinorUnits } from '@first-fashion/contract/money/part-payment'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { ReturnPayout } from '@first-fashion/contract/returns/status'

/** What an order was paid with, and what of it is back: prepaid tenders, and the payment in both its currencies. */
export interface Money {
  readonly prepaidCents: number
  readonly prepaidBackCents: number
  readonly dueCents: number
  readonly dueBackCents: number
  readonly chargedMinor: number
  readonly backMinor: number
}

export interface Split {
  /** Becomes store credit. */
  readonly creditCents: number
  /** Goes back the way it was paid, also in minor units of the charged currency. */
  readonly originalCents: number
  readonly originalMinor: number
}

/** What can still go back; never less than nothing, even if more was promised. */
export const leftOf = (money: Money): number =>
  Math.max(0, money.prepaidCents - money.prepaidBackCents + money.dueCents - money.dueBackCents)

/** How much of an amount is taken off the prepaid tenders; the rest off the payment. In LKR cents. */
function prepaidPart(cents: number, payout: ReturnPayout, money: Money): number {
  const { prepaidCents, prepaidBackCents, dueCents, dueBackCents } = money
  const left = Math.min(cents, prepaidCents - prepaidBackCents)
  if (payout === 'store-credit') return left
  const back = prepaidBackCents + dueBackCents + cents
  const share = shareOfMinorUnits(prepaidCents, back, prepaidCents + dueCents) - prepaidBackCents
  return Math.min(left, Math.max(share, cents - (dueCents - dueBackCents), 0))
}

const minorOf = (cents: number, money: Money): number => {
  const upTo = shareOfMinorUnits(money.chargedMinor, money.dueBackCents + cents, money.dueCents)
  return Math.min(Math.max(0, upTo - money.backMinor), money.chargedMinor - money.backMinor)
}

/** Where a refund goes. Several refunds of an order add up to what was paid, by tender and in both currencies. */
export function splitRefund(cents: number, payout: ReturnPayout, money: Money): Split {
  if (payout === 'store-credit') return { creditCents: cents, originalCents: 0, originalMinor: 0 }
  const creditCents = prepaidPart(cents, payout, money)
  const originalCents = cents - creditCents
  return { creditCents, originalCents, originalMinor: minorOf(originalCents, money) }
}

/** The money as it is once a refund is made. */
export function afterRefund(money: Money, cents: number, payout: ReturnPayout): Money {
  const prepaid = prepaidPart(cents, payout, money)
  return {
    ...money,
    prepaidBackCents: money.prepaidBackCents + prepaid,
    dueBackCents: money.dueBackCents + cents - prepaid,
    backMinor: money.backMinor + minorOf(cents - prepaid, money),
  }
}

/** Cash cannot go back the way it came, and neither can what only store credit paid. */
export const payoutsOf = (order: {
  readonly dueCents: number
  readonly method: OrderPaymentMethod
}): readonly ReturnPayout[] =>
  order.dueCents > 0 && order.method !== 'cod' ? ['original', 'store-credit'] : ['store-credit']

/** An order that money can go back through. */
export interface RefundSource {
  readonly orderId: string
  readonly money: Money
  readonly payouts: readonly ReturnPayout[]
}

/** How much can still go back, over all the orders. */
export const moneyIn = (sources: readonly RefundSource[]): number =>
  sources.reduce((sum, { money }) => sum + leftOf(money), 0)

/** Whether something was paid, and all of it went back or is promised. */
export const isAllBack = (sources: readonly RefundSource[]): boolean =>
  moneyIn(sources) === 0 && sources.some(({ money }) => money.prepaidCents + money.dueCents > 0)

export const payoutsAmong = (sources: readonly RefundSource[]): readonly ReturnPayout[] =>
  sources.find(({ payouts }) => payouts.includes('original'))?.payouts ?? ['store-credit']

export interface RefundPart extends Split {
  readonly orderId: string
  readonly payout: ReturnPayout
  readonly cents: number
}

/**
 * A refund over an order and those that it replaces, the newest first: each gives back no more than was paid for it. An
 * order that cannot give back the way it was paid gives store credit.
 */
export function partsOf(
  cents: number,
  payout: ReturnPayout,
  sources: readonly RefundSource[],
): readonly RefundPart[] {
  const parts: RefundPart[] = []
  let rest = cents
  for (const { orderId, money, payouts } of sources) {
    const part = Math.min(rest, leftOf(money))
    if (part === 0) continue
    rest -= part
    const to = payouts.includes(payout) ? payout : 'store-credit'
    parts.push({ orderId, payout: to, cents: part, ...splitRefund(part, to, money) })
  }
  return parts
}
