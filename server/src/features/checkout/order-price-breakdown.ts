import type { DollarPrice, PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import type { RatedCurrency } from '../currency/index.ts'
import type { Delivery } from '../shipping/index.ts'
import type { PricedLine } from './order-pricing.ts'

type Origins = Pick<Delivery, 'zone' | 'parts' | 'isFallback'>

/** When a rate was fixed, and until when. */
interface Agreement {
  readonly agreedAt: Date
  readonly heldUntil: Date | null
}

/** An ordered line, as far as the explanation needs more of it than is on the order. */
export interface CalculatedLine {
  readonly isMadeToOrder: boolean
  readonly dollars?: DollarPrice
}

export const calculatedLines = (lines: readonly PricedLine[]): CalculatedLine[] =>
  lines.map(({ sellable: { isMadeToOrder, dollars } }) => ({
    isMadeToOrder,
    ...(dollars === undefined ? {} : { dollars }),
  }))

/** How the delivery cost and the rate of an order were calculated, to store with it. */
export const priceBreakdownOf = (
  lines: readonly CalculatedLine[],
  { zone, parts, isFallback }: Origins,
  rate: PriceBreakdown['rate'],
): PriceBreakdown => ({
  shipping: { zone: zone?.name ?? null, isEstimate: isFallback, parts: [...parts] },
  lines: [...lines],
  rate,
})

/** Where the rate of an order comes from. */
export const rateOf = (
  { rateSetAt, rateSetBy }: RatedCurrency,
  { agreedAt, heldUntil }: Agreement,
): PriceBreakdown['rate'] => ({
  setAt: rateSetAt?.getTime() ?? null,
  setBy: rateSetBy,
  agreedAt: agreedAt.getTime(),
  heldUntil: heldUntil?.getTime() ?? null,
})
