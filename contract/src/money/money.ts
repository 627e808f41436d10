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

/** From the wire (LKR rupees, at most 2 decimals) to cents. */
export const centsFromRupees = (rupees: number): LkrCents => lkrCents(Math.round(rupees * 100))

/** From cents to the wire. */
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

/** The amount that is charged, in minor units of the currency: rounded once, at the end. */
export function chargedMinorUnits(cents: LkrCents, currency: DisplayCurrency): number {
  const minor = (cents / 100) * currency.exchangeRate * 10 ** decimalsOf(currency.code)
  // As prices are shown: a half is a half, whatever the machine makes of it.
  return Math.round(Number(minor.toPrecision(12)))
}

/** What a part of what was charged is worth of a total in LKR cents; the whole is worth the whole. */
export const shareOfCents = (totalCents: number, partMinor: number, wholeMinor: number): number =>
  wholeMinor === 0 ? 0 : Math.round((totalCents * partMinor) / wholeMinor)
/** What minor units of another currency are in LKR: rounded once, a half upward. */
export function lkrCentsOf(minorUnits: number, currency: DisplayCurrency): LkrCents {
  const rupees = minorUnits / 10 ** decimalsOf(currency.code) / currency.exchangeRate
  return lkrCents(Math.round(Number((rupees * 100).toPrecision(12))))
}

/** A charged amount as a person reads it, with the currency's own decimals: 'LKR 1,250.00', 'JPY 563'. */
export function formatCharged(minorUnits: number, currencyCode: string): string {
  const decimals = decimalsOf(currencyCode)
  return `${currencyCode} ${grouped(minorUnits / 10 ** decimals, decimals)}`
}

/** A price as shown: symbol and amount times rate, 2 decimals; 'Rs.' is followed by a space (spec A section 9). */
export function formatPrice(rupees: number, currency: DisplayCurrency): string {
  // Twelve digits: 29.295 must not become 29.29 because it is 29.29499999 to the machine.
  return withSymbol(Number((rupees * currency.exchangeRate).toPrecision(12)), currency)
}

/** A currency as orders name it: 'Rs.', else its code, which no other currency shares as '$' is (spec B section 9). */
export const withCode = <Named extends DisplayCurrency>(currency: Named): Named =>
  currency.code === lkr.code ? currency : { ...currency, symbol: '' }

function withSymbol(amount: number, currency: DisplayCurrency): string {
  const symbol = currency.symbol === '' ? `${currency.code} ` : currency.symbol
  const gap = symbol === 'Rs.' ? ' ' : ''
  return `${symbol}${gap}${grouped(amount, 2)}`
}

const numberFormat = (decimals: 0 | 2) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** By decimals, made once: that costs a hundred times what using one does, and a page has a hundred prices. */
const numberFormats = { 0: numberFormat(0), 2: numberFormat(2) }

const grouped = (amount: number, decimals: 0 | 2): string => numberFormats[decimals].format(amount)
