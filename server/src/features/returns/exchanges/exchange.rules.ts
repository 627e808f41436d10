import { allocate } from '@first-fashion/contract/money/checkout-sums'
import { lkr } from '@first-fashion/contract/money/money'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'

/** Some units that are exchanged for others, in LKR cents. */
export interface ExchangedUnits {
  /** What was paid for those that come back, after their share of every discount. */
  readonly paidCents: number
  /** What they cost today; null if another product is sent for them. */
  readonly todayCents: number | null
  /** What those that are sent cost today. */
  readonly newCents: number
}

/**
 * What the shopper pays for an exchange; negative if it goes back. Another size or colour of the same product never costs
 * more because the price has risen or a discount is over: what comes back counts as much as it costs today, if that is
 * more than was paid. What is cheaper than what was paid gives the difference back.
 */
export function differenceOf({ paidCents, todayCents, newCents }: ExchangedUnits): number {
  const worth = Math.max(paidCents, todayCents ?? 0)
  return Math.max(0, newCents - worth) + Math.min(0, newCents - paidCents)
}

/**
 * What takes the units that came back off each line of the replacement, so that exactly the difference is due. The shares
 * are negative or zero.
 */
export function takenOffReplacement(priceCents: readonly number[], dueCents: number): number[] {
  const subtotal = priceCents.reduce((sum, cents) => sum + cents, 0)
  return allocate(subtotal - dueCents, priceCents).map((cents) => 0 - cents)
}

/** A difference is charged in the currency of its order, so that it can go back with it. Koko and cash are in rupees. */
export const takesCurrency = (
  method: PaymentMethod,
  { currencyCode }: { readonly currencyCode: string },
): boolean => currencyCode === lkr.code || (method !== 'koko' && method !== 'cod')
