/** US cents of a custom product (spec B section 9). */
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

/** Designer prices are in US dollars (spec B section 9). */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
