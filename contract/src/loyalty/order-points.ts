import type { Quote } from '../checkout/quote.ts'
import { centsFromRupees } from '../money/money.ts'

/** What orders earn: the same rule for what is shown before an order, and for what is posted for it. */

/** An order's money, in LKR cents. */
export interface OrderMoney {
  readonly totalCents: number
  readonly shippingCents: number
  /** Paid with store credit and the like, and what of it is back. */
  readonly prepaidCents: number
  readonly prepaidBackCents: number
  /** What of the payment is back. */
  readonly refundedCents: number
}

/** The points of an order: whole ones for the goods that were paid for and kept. */
export const orderPoints = (netCents: number, rupeesPerPoint: number, multiplierPercent: number): number =>
  Math.floor((Math.floor(netCents / (rupeesPerPoint * 100)) * multiplierPercent) / 100)

/** The multiplier of an order: the tier's, and a campaign's on top of it. In percent. */
export const orderPercent = (tierPercent: number, campaignPercent = 100): number =>
  Math.round((tierPercent * campaignPercent) / 100)

/** What was paid for goods and kept: refunds are of goods first, shipping and store credit earn nothing. LKR cents. */
export function netGoodsCents(order: OrderMoney): number {
  const { totalCents, shippingCents, prepaidCents, prepaidBackCents, refundedCents } = order
  const paid = totalCents - refundedCents - prepaidBackCents
  return Math.max(0, paid - shippingCents - (prepaidCents - prepaidBackCents))
}

interface Earning {
  readonly rupeesPerPoint: number
  readonly campaign: { readonly multiplier: number } | null
}

const percentOf = (multiplier: number): number => Math.round(multiplier * 100)

/** What goods for so many LKR cents earn at a tier, in a campaign if one runs: as it will be posted. */
export const pointsToEarn = (
  netCents: number,
  { rupeesPerPoint, campaign }: Earning,
  tierMultiplier: number,
): number =>
  orderPoints(
    netCents,
    rupeesPerPoint,
    orderPercent(percentOf(tierMultiplier), percentOf(campaign?.multiplier ?? 1)),
  )

/** What is paid for goods in an order that is about to be placed, after codes and store credit. LKR cents. */
export const netCentsOfQuote = ({
  total,
  shipping,
  due,
}: Pick<Quote, 'total' | 'shipping' | 'due'>): number =>
  netGoodsCents({
    totalCents: centsFromRupees(total),
    shippingCents: centsFromRupees(shipping),
    prepaidCents: centsFromRupees(total) - centsFromRupees(due),
    prepaidBackCents: 0,
    refundedCents: 0,
  })
