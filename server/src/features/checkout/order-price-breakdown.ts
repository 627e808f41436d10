import type { PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import type { RatedCurrency } from '../currency/index.ts'
import { isCodeFor, type PromoLine, type PromoTerms, reductionOf } from '../promo-codes/index.ts'
import type { Delivery } from '../shipping/index.ts'
import { type PricedLine, promoLines } from './order-pricing.ts'

type Origins = Pick<Delivery, 'zone' | 'parts' | 'isFallback'>

/** When a rate was fixed, and until when. */
interface Agreement {
  readonly agreedAt: Date
  readonly heldUntil: Date | null
}

/** An ordered line, as far as the shares of discount and shipping depend on it. */
export interface CalculatedLine extends PromoLine {
  readonly isMadeToOrder: boolean
}

export const calculatedLines = (lines: readonly PricedLine[]): CalculatedLine[] =>
  promoLines(lines).map((line, at) => ({
    ...line,
    isMadeToOrder: lines[at]?.sku.product.madeToOrder ?? false,
  }))

/** How the figures of an order were calculated, to store with it. */
export function priceBreakdownOf(
  lines: readonly CalculatedLine[],
  promo: PromoTerms | undefined,
  { zone, parts, isFallback }: Origins,
  rate: PriceBreakdown['rate'],
): PriceBreakdown {
  const isReducing = promo !== undefined && promo.discountType !== 'free_shipping'
  return {
    shipping: parts === null ? null : { zone: zone?.name ?? null, isEstimate: isFallback, parts: [...parts] },
    promo: promo === undefined ? null : termsOf(promo, lines),
    lines: lines.map((line) => ({
      isReduced: isReducing && isCodeFor(promo, line),
      isMadeToOrder: line.isMadeToOrder,
    })),
    rate,
  }
}

function termsOf(promo: PromoTerms, lines: readonly PromoLine[]): PriceBreakdown['promo'] {
  const { code, discountType, discountPercent, discountCents } = promo
  const { requested, goods } = reductionOf(promo, lines)
  return { code, discountType, discountPercent, discountCents, requestedCents: requested, goodsCents: goods }
}

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
