/**
 * The one reader of typed amounts and numbers. Three digits after a comma are thousands; one or two are decimals.
 * What can be read in two ways is no number: `ambiguityOf` names both ways.
 */
import { decimalsOf } from './money.ts'

/**
 * A typed amount of money in minor units of its currency; its code or symbol may stand with it. NaN if it is none, is
 * ambiguous, or has more decimals than the currency ('500.5' yen).
 */
export const typedMinor = (typed: string, currencyCode: string): number =>
  scaled(withoutCurrency(plain(typed), currencyCode), decimalsOf(currencyCode))

/** A typed amount in LKR rupees; NaN as `typedMinor`. */
export const typedRupees = (typed: string): number => typedMinor(typed, 'LKR') / 100

/** A typed price as pages show it, with two decimals in every currency; NaN as `typedMinor`. */
export const typedPrice = (typed: string, currencyCode: string): number =>
  typedNumber(withoutCurrency(plain(typed), currencyCode), 2)

/** A typed number of 0 or more with at most `decimals` decimals; NaN if it is none or ambiguous. */
export function typedNumber(typed: string, decimals: number): number {
  const parts = partsOf(plain(typed), decimals)
  return parts === undefined ? Number.NaN : Number(`${parts.whole || '0'}.${parts.fraction || '0'}`)
}

/** Both readings of a number like '1.500' that can mean thousands or decimals; undefined if it is not ambiguous. */
export function ambiguityOf(typed: string, decimals: number): readonly [string, string] | undefined {
  const number = plain(typed).replace(/^[^\d.,−-]+\.?\s*|\s*[^\d.,]+$/g, '')
  const [, whole = '', separator, fraction = ''] = thousandsOrDecimals.exec(number) ?? []
  if (separator === undefined || !isAmbiguous(separator, decimals)) return undefined
  return [`${whole}${fraction}`, String(Number(`${whole}.${fraction.slice(0, Math.max(decimals, 2))}`))]
}

interface Parts {
  readonly whole: string
  readonly fraction: string
}

const thousandsOrDecimals = /^([1-9]\d{0,2})([.,])(\d{3})$/

/** A comma with three digits is ambiguous only where numbers have as many decimals, a point where they have two. */
const isAmbiguous = (separator: string, decimals: number): boolean =>
  separator === ',' ? decimals > 2 : decimals === 1 || decimals === 2

/** Thousands with one separator throughout, or lakhs with commas; then decimals behind the other one. */
const grouped = [
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<fraction>\d+))?$/,
  /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d+))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<fraction>\d+))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:[ ']\d{3})+)(?:[.,](?<fraction>\d+))?$/,
]
const ungrouped = /^(?<whole>\d+)(?:[.,](?<fraction>\d+))?$|^[.,](?<only>\d+)$/

/** The digits before and behind the decimal separator. */
function partsOf(number: string, decimals: number): Parts | undefined {
  const separator = thousandsOrDecimals.exec(number)?.[2]
  if (separator !== undefined && isAmbiguous(separator, decimals)) return undefined
  const areDecimals = separator === '.' && decimals > 2
  const forms = areDecimals ? [ungrouped] : [...grouped, ungrouped]
  const { whole = '', fraction, only } = forms.map((form) => form.exec(number)?.groups).find(Boolean) ?? {}
  const behind = fraction ?? only ?? ''
  if (whole === '' && behind === '') return undefined
  const isShownWhole = decimals === 0 && number.endsWith('.00')
  if (isShownWhole) return { whole: whole.replace(/\D/g, ''), fraction: '' }
  return behind.length > decimals ? undefined : { whole: whole.replace(/\D/g, ''), fraction: behind }
}

function scaled(number: string, decimals: number): number {
  const parts = partsOf(number, decimals)
  if (parts === undefined) return Number.NaN
  const minor = Number(`${parts.whole}${parts.fraction.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(minor) ? minor : Number.NaN
}

/**
 * Full-width digits become plain ones, every space and apostrophe the same, and invisible characters go, as does the end of
 * an amount on a bill in Sri Lanka and India: '2,850/='.
 */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[’´`]/g, "'")
    .replace(/ ?\/[-=]\s*$/, '')
    .trim()

function withoutCurrency(text: string, currencyCode: string): string {
  const names = namesOf(currencyCode)
  const front = names.find((name) => text.toLowerCase().startsWith(name))
  if (front !== undefined) return text.slice(front.length).trim()
  const back = names.find((name) => text.toLowerCase().endsWith(name))
  return back === undefined ? text : text.slice(0, -back.length).trim()
}

/** What may stand beside an amount, in small letters, the longest first. */
function namesOf(currencyCode: string): readonly string[] {
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  )
  const names = [currencyCode, ...symbols.map((part) => part?.value ?? currencyCode)]
  const rupees = currencyCode === 'LKR' ? ['rs.', 'rs', 'රු.', 'රු'] : []
  return [...rupees, ...names.map((name) => name.toLowerCase())].sort((a, b) => b.length - a.length)
}
