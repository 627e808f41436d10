/**
 * Money. Amounts in LKR are whole cents, branded so that rupees, cents and charged minor units
 * cannot be mixed up. Rounding and exchange live here and nowhere else.
 */

declare const lkrCentsBrand: unique symbol
/** A whole number of LKR cents. */
export type LkrCents = number & { readonly [lkrCentsBrand]: true }

export function lkrCents(cents: number): LkrCents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`)
  return cents as LkrCents
}

/** From API amounts (LKR rupees, at most 2 decimals) to cents. */
export const centsFromRupees = (rupees: number): LkrCents => lkrCents(Math.round(rupees * 100))

/** From cents to API amounts. */
export const rupeesFromCents = (cents: LkrCents): number => cents / 100

export const addCents = (...amounts: readonly LkrCents[]): LkrCents =>
  lkrCents(amounts.reduce((sum, amount) => sum + amount, 0))

export const multiplyCents = (cents: LkrCents, times: number): LkrCents => lkrCents(cents * times)

export interface DisplayCurrency {
  readonly code: string
  readonly symbol: string
  /** How much of this currency one LKR buys. */
  readonly exchangeRate: number
}

export const lkr: DisplayCurrency = { code: 'LKR', symbol: 'Rs.', exchangeRate: 1 }

const zeroDecimalCurrencies = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
])

/** Decimals of a currency as the card networks count them (ISO 4217 exponent): JPY 0, others 2. */
export const decimalsOf = (currencyCode: string): 0 | 2 => (zeroDecimalCurrencies.has(currencyCode) ? 0 : 2)

/** What a part of the charged amount is worth in LKR cents; the whole equals the total. */
export const shareOfCents = (totalCents: number, partMinor: number, wholeMinor: number): number =>
  wholeMinor === 0 ? 0 : Math.round((totalCents * partMinor) / wholeMinor)

/** A part of a total in LKR cents, in minor units of the charged amount; the whole equals the whole. */
export const shareOfMinorUnits = (wholeMinor: number, partCents: number, totalCents: number): number =>
  totalCents === 0 ? 0 : Math.round((wholeMinor * partCents) / totalCents)

/** Minor units of another currency in LKR, rounded once; halves round up. */
export function lkrCentsOf(minorUnits: number, currency: DisplayCurrency): LkrCents {
  const rupees = minorUnits / 10 ** decimalsOf(currency.code) / currency.exchangeRate
  return lkrCents(Math.round(Number((rupees * 100).toPrecision(12))))
}

/** A charged amount as text, with the currency's own decimals: 'LKR 1,250.00', 'JPY 563'. */
export function formatCharged(minorUnits: number, currencyCode: string): string {
  const decimals = decimalsOf(currencyCode)
  return `${currencyCode} ${grouped(minorUnits / 10 ** decimals, decimals)}`
}

/** A price as shown: symbol and amount times rate, 2 decimals; 'Rs.' is followed by a space [A9.02]. */
export function formatPrice(rupees: number, currency: DisplayCurrency): string {
  // Twelve digits: floating point stores 29.295 as 29.29499999, which must not become 29.29.
  return withSymbol(Number((rupees * currency.exchangeRate).toPrecision(12)), currency)
}

/** A price inside a sentence: 'Rs. 350'; decimals only where there are some, 'Rs. 349.50'. */
export const formatPriceInText = (rupees: number, currency: DisplayCurrency): string =>
  formatPrice(rupees, currency).replace(/\.00$/, '')

/**
 * A currency's symbol in orders: 'Rs.', otherwise its code, because several currencies share '$' [B9.16].
 */
export const withCode = <Named extends DisplayCurrency>(currency: Named): Named =>
  currency.code === lkr.code ? currency : { ...currency, symbol: '' }

function withSymbol(amount: number, currency: DisplayCurrency): string {
  const symbol = currency.symbol === '' ? `${currency.code} ` : currency.symbol
  const gap = symbol === 'Rs.' ? ' ' : ''
  return `${symbol}${gap}${grouped(amount, 2)}`
}

const numberFormat = (decimals: 0 | 2) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/**
 * Cached by decimals: creating a formatter costs a hundred times more than using it, and a page has a hundred prices.
 */
const numberFormats = { 0: numberFormat(0), 2: numberFormat(2) }

const grouped = (amount: number, decimals: 0 | 2): string => numberFormats[decimals].format(amount)
