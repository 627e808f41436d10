import { type DisplayCurrency, formatPrice, lkrCentsOf, withCode } from '@first-fashion/contract/money/money'

/** US cents of a custom product [B9.28]. */
export interface Pricing {
  readonly baseCents: number
  readonly printCents: number
  readonly profitCents: number
}

/** Above the base cost of the variant, until somebody changes it. */
export const defaultProfitCents = 1000

export const sellingCents = ({ baseCents, printCents, profitCents }: Pricing): number =>
  baseCents + printCents + profitCents

/** The share of the selling price that is profit, 0 to 1. */
export const marginOf = (pricing: Pricing): number => {
  const selling = sellingCents(pricing)
  return selling === 0 ? 0 : pricing.profitCents / selling
}

export const quickMultipliers = { low: 1.3, medium: 1.6, high: 2 } as const

/** The profit that makes the selling price so many times the cost. */
export const profitOf = (
  { baseCents, printCents }: Omit<Pricing, 'profitCents'>,
  multiplier: number,
): number => Math.round((baseCents + printCents) * multiplier) - baseCents - printCents

/** Designer prices are in US dollars [B9.32]. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** What prices in dollars are shown beside in. */
export interface Beside {
  readonly currency: DisplayCurrency
  /** Undefined while the shop knows no rate. */
  readonly usd: DisplayCurrency | undefined
}

/** The parts of a price and their sum in the shown currency, such as 'Rs. 2,983.87'. */
export interface PricesBeside {
  readonly base: string
  readonly print: string
  readonly profit: string
  readonly selling: string
}

/**
 * The same prices in the shown currency: each is rounded once, and the profit is what is left, so that they add up.
 * Undefined where dollars are shown already, or have no rate.
 */
export function pricesBeside(pricing: Pricing, { currency, usd }: Beside): PricesBeside | undefined {
  if (usd === undefined || currency.code === usd.code) return undefined
  const hundredths = (cents: number) =>
    Math.round(Number((lkrCentsOf(cents, usd) * currency.exchangeRate).toPrecision(12)))
  const shown = (amount: number) => formatPrice(amount / 100, { ...withCode(currency), exchangeRate: 1 })
  const [base, print] = [hundredths(pricing.baseCents), hundredths(pricing.printCents)]
  const selling = hundredths(sellingCents(pricing))
  return {
    base: shown(base),
    print: shown(print),
    profit: shown(selling - base - print),
    selling: shown(selling),
  }
}
