import { formatHundredths } from '../money/checkout-sums.ts'
import { type DisplayCurrency, decimalsOf, formatCharged, lkr } from '../money/money.ts'
import type { Explanation } from './explanation.ts'
import type { ExplanationWord } from './explanation-words.ts'

/** Says a word of an explanation; the store and the back office each hand in their catalogue. */
export type Say = (word: ExplanationWord, values?: Readonly<Record<string, string | number>>) => string

/** Signed with a real minus, before the symbol. */
const signed = (amount: number, format: (absolute: number) => string): string =>
  amount < 0 ? `−${format(0 - amount)}` : format(amount)

/** LKR cents as a price. */
export const inRupees = (cents: number): string =>
  signed(cents, (absolute) => formatHundredths(absolute, lkr))

/** The same within a sentence, where it must not be torn apart. */
export const rupeesInText = (cents: number): string => inRupees(cents).replaceAll(' ', '\u00a0')

/** Hundredths of the shown currency: as prices are, or, of money that moves, with the currency's own decimals. */
export const asShown = (hundredths: number, currency: DisplayCurrency, movesIn: string | null): string =>
  signed(hundredths, (absolute) =>
    movesIn === null
      ? formatHundredths(absolute, currency)
      : formatCharged(minorOf(absolute, movesIn), movesIn),
  )

const minorOf = (hundredths: number, code: string): number =>
  Math.round(hundredths / 10 ** (2 - decimalsOf(code)))

/** Millionths of a currency, with no more decimals than they have. */
export const exactly = (millionths: number, code: string): string =>
  signed(millionths, (absolute) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimalsOf(code),
      maximumFractionDigits: 6,
    }).format(absolute / 1_000_000),
  )

/** A moment as the reader's clock has it, with the name of its zone. */
export const timeOf = (milliseconds: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(milliseconds)

/** A line as it is told apart from the others. */
export function lineName({ lines }: Explanation, at: number): string {
  const line = lines[at]
  if (line === undefined) return ''
  const kind = [line.color, line.size].filter(Boolean).join(', ')
  return kind === '' ? line.name : `${line.name} (${kind})`
}
