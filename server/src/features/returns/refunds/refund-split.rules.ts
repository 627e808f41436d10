import { chargedMinorOf, hundredthsOf } from '@first-fashion/contract/money/checkout-sums'
import { type DisplayCurrency, shareOfMinorUnits } from '@first-fashion/contract/money/money'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { ReturnPayout } from '@first-fashion/contract/returns/status'
import type { BoughtLine } from '../returns.rules.ts'

/** What an order was paid with, and what of it is back: prepaid tenders, and the payment in both its currencies. */
export interface Money {
  readonly prepaidCents: number
  readonly prepaidBackCents: number
  readonly dueCents: number
  readonly dueBackCents: number
  readonly chargedMinor: number
  readonly backMinor: number
  /** The currency that was charged, at the rate of the order. */
  readonly currency: DisplayCurrency
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

/** What goes back of the payment; the last refund has all that is left. */
function minorOf(originalCents: number, { before, worth }: DisplayWorth, money: Money): number {
  const left = money.chargedMinor - money.backMinor
  if (originalCents === 0) return 0
  if (money.dueBackCents + originalCents >= money.dueCents) return left
  const minor = (hundredths: number) => chargedMinorOf(Math.max(0, hundredths), money.currency.code)
  return Math.min(left, Math.max(0, minor(before + worth) - minor(before)))
}

/** What of the payment is no longer there once a part of it is store credit. */
function creditedMinor(cents: number, money: Money): number {
  const upTo = shareOfMinorUnits(money.chargedMinor, money.dueBackCents + cents, money.dueCents)
  return Math.min(Math.max(0, upTo - money.backMinor), money.chargedMinor - money.backMinor)
}

const displayCents = (cents: number, { currency }: Money): number => hundredthsOf(cents / 100, currency)

/** What units are worth as their rows show it, in hundredths of the charged currency, and what went back before them. */
export interface DisplayWorth {
  readonly before: number
  readonly worth: number
}

/**
 * Where a refund goes, in LKR cents. `shown` is what its rows add up to; without rows it is rounded once. Several refunds
 * of an order add up to what was paid, by tender and in both currencies.
 */
export function splitRefund(
  cents: number,
  payout: ReturnPayout,
  money: Money,
  shown: DisplayWorth = { before: 0, worth: displayCents(cents, money) },
): Split {
  if (payout === 'store-credit') return { creditCents: cents, originalCents: 0, originalMinor: 0 }
  const creditCents = prepaidPart(cents, payout, money)
  const originalCents = cents - creditCents
  const worth = shown.worth - displayCents(creditCents, money)
  const originalMinor = minorOf(originalCents, { ...shown, worth }, money)
  return { creditCents, originalCents, originalMinor }
}

/** Units of a line that go back, and those that went before. */
export interface UnitsBack {
  readonly line: BoughtLine
  readonly quantity: number
  readonly taken: number
}

/**
 * What units and their delivery are worth. Like the rupees it is a difference of sums over units, so that units that go
 * back one by one come to what they come to together.
 */
export function displayWorth(
  units: readonly UnitsBack[],
  shippingCents: number,
  currency: DisplayCurrency,
): DisplayWorth {
  const shown = (cents: number) => hundredthsOf(cents / 100, currency)
  const upTo = ({ unitPriceCents, discounts, quantity }: BoughtLine, count: number) => {
    const off = discounts.reduce((sum, { cents }) => sum + cents, 0)
    // Where nothing was paid, nothing goes back.
    if (off >= quantity * unitPriceCents) return 0
    return count * shown(unitPriceCents) - shown((off * count) / quantity)
  }
  const sumOf = (count: (one: UnitsBack) => number) =>
    units.reduce((sum, one) => sum + upTo(one.line, count(one)), 0)
  const before = sumOf(({ taken }) => taken)
  const after = sumOf(({ taken, quantity }) => taken + quantity)
  return { before, worth: after - before + shown(shippingCents) }
}

/** What a request gives back through an order. */
export type PaidBack = Pick<RefundPart, 'cents' | 'payout' | 'originalMinor'>

/** The money as it is once a refund is made. */
export function afterRefund(money: Money, { cents, payout, originalMinor }: PaidBack): Money {
  const prepaid = prepaidPart(cents, payout, money)
  const minor = payout === 'original' ? originalMinor : creditedMinor(cents - prepaid, money)
  return {
    ...money,
    prepaidBackCents: money.prepaidBackCents + prepaid,
    dueBackCents: money.dueBackCents + cents - prepaid,
    backMinor: Math.min(money.chargedMinor, money.backMinor + minor),
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
 * order that cannot give back the way it was paid gives store credit. `shown` as of `splitRefund`, for a refund through
 * one order.
 */
export function partsOf(
  cents: number,
  payout: ReturnPayout,
  sources: readonly RefundSource[],
  shown?: DisplayWorth,
): readonly RefundPart[] {
  const parts: RefundPart[] = []
  let rest = cents
  for (const { orderId, money, payouts } of sources) {
    const part = Math.min(rest, leftOf(money))
    if (part === 0) continue
    rest -= part
    const to = payouts.includes(payout) ? payout : 'store-credit'
    const split = splitRefund(part, to, money, part === cents ? shown : undefined)
    parts.push({ orderId, payout: to, cents: part, ...split })
  }
  return parts
}
