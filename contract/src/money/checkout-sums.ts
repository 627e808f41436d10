import { type DisplayCurrency, decimalsOf, formatPrice } from './money.ts'

export interface Sums {
  /** What each line costs, in LKR rupees. */
  readonly lines: readonly number[]
  readonly subtotal: number
  readonly shipping: number
  readonly discount: number
  readonly total: number
}

export interface ShownSums {
  readonly lines: readonly string[]
  readonly subtotal: string
  readonly shipping: string
  readonly discount: string
  readonly total: string
}

/** LKR rupees in hundredths of a currency, rounded like prices. */
export const hundredthsOf = (rupees: number, { exchangeRate }: DisplayCurrency): number =>
  Math.round(Number((rupees * exchangeRate * 100).toPrecision(12)))

/**
 * The amounts of an order as shown, so that they add up: only the total is rounded, and its parts share the rounding.
 * Lines add up to the subtotal; subtotal and shipping minus the discount add up to the total. In hundredths of the
 * shown currency.
 */
export function hundredthSums(
  { lines, subtotal, shipping, discount, total }: Sums,
  currency: DisplayCurrency,
) {
  const hundredths = (rupees: number) => hundredthsOf(rupees, currency)
  const shownDiscount = hundredths(discount)
  const [shownSubtotal = 0, shownShipping = 0] = allocate(hundredths(total) + shownDiscount, [
    subtotal,
    shipping,
  ])
  return {
    lines: allocate(shownSubtotal, lines),
    subtotal: shownSubtotal,
    shipping: shownShipping,
    discount: shownDiscount,
    total: hundredths(total),
  }
}

/** The same as formatted text. */
export function shownSums(sums: Sums, currency: DisplayCurrency): ShownSums {
  const shown = (hundredths: number) => formatHundredths(hundredths, currency)
  const { lines, subtotal, shipping, discount, total } = hundredthSums(sums, currency)
  return {
    lines: lines.map(shown),
    subtotal: shown(subtotal),
    shipping: shown(shipping),
    discount: shown(discount),
    total: shown(total),
  }
}

/** The charged amount in hundredths of its currency. The shown amount has two decimals in every currency. */
export const hundredthsOfCharged = (minorUnits: number, currencyCode: string): number =>
  minorUnits * 10 ** (2 - decimalsOf(currencyCode))

/**
 * What rounding to the currency's decimals adds to the amount due, as shown ('+¥0.37'); undefined if it adds nothing.
 */
export function shownRounding(
  due: number,
  chargedMinor: number,
  currency: DisplayCurrency,
): string | undefined {
  const hundredths = hundredthsOfCharged(chargedMinor, currency.code) - hundredthsOf(due, currency)
  if (hundredths === 0) return undefined
  return `${hundredths < 0 ? '−' : '+'}${formatHundredths(Math.abs(hundredths), currency)}`
}

/** Hundredths of a currency as shown: symbol, 2 decimals. */
export const formatHundredths = (hundredths: number, currency: DisplayCurrency): string =>
  formatPrice(hundredths / 100, { ...currency, exchangeRate: 1 })

/**
 * Spreads an amount over weights by the largest remainder, so that the parts always add up to the total. Ties go to the
 * earlier part. With zero weights the first part gets everything.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0))
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const missing = total - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
