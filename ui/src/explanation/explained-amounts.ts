import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import { formatHundredths } from '@first-fashion/contract/money/checkout-sums'
import { type DisplayCurrency, decimalsOf, formatCharged, lkr } from '@first-fashion/contract/money/money'
import type { ExplanationWord } from './explanation-words.ts'

/** Translates a word of an explanation; store and back office pass their own catalogue. */
export type Say = (word: ExplanationWord, values?: Readonly<Record<string, string | number>>) => string

/** Signed with a real minus before the symbol. */
const signed = (amount: number, format: (absolute: number) => string): string =>
  amount < 0 ? `−${format(0 - amount)}` : format(amount)

/** LKR cents as a price. */
export const inRupees = (cents: number): string =>
  signed(cents, (absolute) => formatHundredths(absolute, lkr))

/** The same within a sentence, without line breaks. */
export const rupeesInText = (cents: number): string => inRupees(cents).replaceAll(' ', '\u00a0')

/** Hundredths of the shown currency, formatted like prices; payments use the currency's own decimals. */
export const asShown = (hundredths: number, currency: DisplayCurrency, movesIn: string | null): string =>
  signed(hundredths, (absolute) =>
    movesIn === null
      ? formatHundredths(absolute, currency)
      : formatCharged(minorOf(absolute, movesIn), movesIn),
  )

const minorOf = (hundredths: number, code: string): number =>
  Math.round(hundredths / 10 ** (2 - decimalsOf(code)))

/** Millionths of a currency, without trailing zeros. */
export const exactly = (millionths: number, code: string): string =>
  signed(millionths, (absolute) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimalsOf(code),
      maximumFractionDigits: 6,
    }).format(absolute / 1_000_000),
  )

/** A time in the shop's zone, with the zone's name. */
export const timeOf = (milliseconds: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Colombo',
    timeZoneName: 'short',
  }).format(milliseconds)

/** The name of a line, unique within the order. */
export function lineName({ lines }: Explanation, at: number): string {
  const line = lines[at]
  if (line === undefined) return ''
  const kind = [line.color, line.size].filter(Boolean).join(', ')
  return kind === '' ? line.name : `${line.name} (${kind})`
}
