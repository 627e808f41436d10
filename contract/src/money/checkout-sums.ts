import { type DisplayCurrency, decimalsOf, formatPrice } from './money.ts'

/** Units of one item at one price, in LKR rupees. */
export interface PricedUnits {
  readonly price: number
  readonly quantity: number
}

/** The rows of an order that are added up, in LKR rupees; all positive. */
export interface SummedRows {
  readonly lines: readonly PricedUnits[]
  /** What adjustments take off the goods. */
  readonly goodsOff: readonly number[]
  /** What adjustments leave of it. */
  readonly shipping: number
  /** What prepaid tenders pay. */
  readonly prepaid: readonly number[]
}

/** The same rows in hundredths of a currency, with their sums. */
export interface HundredthSums {
  readonly lines: readonly number[]
  readonly subtotal: number
  readonly goodsOff: readonly number[]
  readonly shipping: number
  readonly total: number
  readonly prepaid: readonly number[]
  readonly due: number
}

/** LKR rupees in hundredths of a currency, rounded like prices: halves round up, despite floating point. */
export const hundredthsOf = (rupees: number, { exchangeRate }: DisplayCurrency): number =>
  Math.round(Number((rupees * exchangeRate * 100).toPrecision(12)))

/** What units come to: the price of one is rounded once, then counted. In hundredths of the currency. */
export const lineHundredths = ({ price, quantity }: PricedUnits, currency: DisplayCurrency): number =>
  hundredthsOf(price, currency) * quantity

/** What lines come to, so that a shopper can add them up. In hundredths of the currency. */
export const subtotalHundredths = (lines: readonly PricedUnits[], currency: DisplayCurrency): number =>
  sumOf(lines.map((line) => lineHundredths(line, currency)))

/**
 * The sums of an order in a currency. Every row is rounded once, and the sums add the rounded rows up: what a shopper
 * can check in her head is what she pays. Rows that leave nothing in rupees leave nothing here either.
 */
export function hundredthSums(
  { lines, goodsOff, shipping, prepaid }: SummedRows,
  currency: DisplayCurrency,
): HundredthSums {
  const displayLines = lines.map((line) => lineHundredths(line, currency))
  const subtotal = sumOf(displayLines)
  const goods = cents(sumOf(lines.map(({ price, quantity }) => price * quantity)))
  const off = takenOff(subtotal, goods, goodsOff, currency)
  const displayShipping = hundredthsOf(shipping, currency)
  const total = subtotal - sumOf(off) + displayShipping
  const paid = takenOff(total, goods - cents(sumOf(goodsOff)) + cents(shipping), prepaid, currency)
  return {
    lines: displayLines,
    subtotal,
    goodsOff: off,
    shipping: displayShipping,
    total,
    prepaid: paid,
    due: total - sumOf(paid),
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)
const cents = (rupees: number): number => Math.round(rupees * 100)

/** What is taken off a shown amount that is worth so many cents: all of it if nothing is left of the cents. */
function takenOff(
  shown: number,
  ofCents: number,
  rows: readonly number[],
  currency: DisplayCurrency,
): readonly number[] {
  const rounded = rows.map((rupees) => hundredthsOf(rupees, currency))
  const isAll = rows.length > 0 && cents(sumOf(rows)) >= ofCents
  // While something is due in rupees, at least the smallest amount stays due here.
  const most = Math.max(0, isAll ? shown : shown - 1)
  if (!isAll && sumOf(rounded) <= most) return rounded
  return allocate(most, rows)
}

/** What is charged for an amount in hundredths of a currency: minor units, rounded to the currency's own decimals. */
export function chargedMinorOf(hundredths: number, currencyCode: string): number {
  const minor = hundredths / 10 ** (2 - decimalsOf(currencyCode))
  // While something is due, at least the smallest coin is charged.
  return hundredths > 0 ? Math.max(1, Math.round(minor)) : 0
}

/** What is charged for an order with these rows, in minor units of the currency. */
export const chargedMinorUnits = (rows: SummedRows, currency: DisplayCurrency): number =>
  chargedMinorOf(hundredthSums(rows, currency).due, currency.code)

/** The charged amount in hundredths of its currency. The shown amount has two decimals in every currency. */
export const hundredthsOfCharged = (minorUnits: number, currencyCode: string): number =>
  minorUnits * 10 ** (2 - decimalsOf(currencyCode))

/**
 * What rounding to the currency's decimals adds to the amount due, as shown ('+¥0.37'); undefined if it adds nothing.
 * `due` in hundredths.
 */
export function displayRounding(
  due: number,
  chargedMinor: number,
  currency: DisplayCurrency,
): string | undefined {
  const hundredths = hundredthsOfCharged(chargedMinor, currency.code) - due
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
