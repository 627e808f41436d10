import type { PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import { allocate } from '@first-fashion/contract/money/checkout-sums'
import type { Explained } from './explained.ts'

/** An amount in LKR cents and in hundredths of the shown currency. */
export interface Amount {
  readonly cents: number
  readonly shown: number
}

/** The prices of lines, in LKR cents. */
export const lineCents = ({ lines }: Pick<Explained, 'lines'>): number[] =>
  lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)

/** Spreads an amount over lines by weight, with the largest remainder, in both currencies. */
export function spread({ cents, shown }: Amount, weights: readonly number[]): Amount[] {
  const ofShown = allocate(shown, weights)
  return allocate(cents, weights).map((part, at) => ({ cents: part, shown: ofShown[at] ?? 0 }))
}

/** Spreads the cost of each parcel over its items. */
export function shippingShares(
  order: Explained,
  parcels: Readonly<Record<'own' | 'made', Amount>>,
  priceBreakdown: PriceBreakdown,
): Amount[] {
  const isMade = (at: number) => priceBreakdown.lines[at]?.isMadeToOrder ?? false
  const own = spread(
    parcels.own,
    chosen(order, (at) => !isMade(at)),
  )
  const made = spread(parcels.made, chosen(order, isMade))
  return own.map((share, at) => plus(share, made[at] ?? nothing))
}

const chosen = (order: Explained, isIn: (at: number) => boolean): number[] =>
  lineCents(order).map((cents, at) => (isIn(at) ? cents : 0))

export const nothing: Amount = { cents: 0, shown: 0 }

export const plus = (...amounts: readonly Amount[]): Amount => ({
  cents: amounts.reduce((sum, { cents }) => sum + cents, 0),
  shown: amounts.reduce((sum, { shown }) => sum + shown, 0),
})

export const minus = ({ cents, shown }: Amount): Amount => ({ cents: 0 - cents, shown: 0 - shown })
