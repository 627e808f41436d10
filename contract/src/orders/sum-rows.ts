import {
  displayRounding,
  formatHundredths,
  hundredthSums,
  hundredthsOf,
  type PricedUnits,
  type SummedRows,
} from '../money/checkout-sums.ts'
import { type DisplayCurrency, lkr } from '../money/money.ts'
import { taxName } from '../taxes/tax-sums.ts'
import type { OrderTax } from '../taxes/taxes.ts'
import type { Adjustment, Tender } from './sums.ts'
import { isPrepaid } from './tenders.ts'

/** The sums of a cart, quote or order. Amounts in LKR rupees; the shipping is what adjustments left of it. */
export interface Sums {
  readonly lines: readonly PricedUnits[]
  readonly subtotal: number
  readonly shipping: number
  readonly total: number
  readonly adjustments: readonly Pick<Adjustment, 'kind' | 'label' | 'appliesTo' | 'amount'>[]
  readonly tenders: readonly Pick<Tender, 'source' | 'kind' | 'label' | 'amount'>[]
  /** The taxes within the total. */
  readonly taxes?: readonly Pick<OrderTax, 'name' | 'percent' | 'tax'>[] | undefined
}

type Listed = Pick<Adjustment, 'kind' | 'label' | 'amount'>

const goodsOffOf = ({ adjustments }: Pick<Sums, 'adjustments'>): readonly Listed[] =>
  adjustments.filter(({ appliesTo, amount }) => appliesTo === 'goods' && amount !== 0)

const prepaidOf = ({ tenders }: Pick<Sums, 'tenders'>): readonly Listed[] =>
  tenders.filter((one) => isPrepaid(one) && one.amount !== 0)

/** The rows of a quote or order that are added up. */
export const summedRows = (
  sums: Pick<Sums, 'lines' | 'shipping' | 'adjustments' | 'tenders'>,
): SummedRows => ({
  lines: sums.lines,
  goodsOff: goodsOffOf(sums).map(({ amount }) => Math.abs(amount)),
  shipping: sums.shipping,
  prepaid: prepaidOf(sums).map(({ amount }) => amount),
})

/** What was charged for an order, in minor units of its currency and as text. */
export interface Charged {
  readonly minorUnits: number
  readonly text: string
}

/** A row as it is shown: `kind` is the kind of an adjustment or tender, or one of the words. */
export interface SumRow {
  readonly kind: string
  readonly label: string
  /** LKR cents, negative for what is taken off or already paid. */
  readonly cents: number
  readonly shown: string
  readonly isTotal: boolean
}

/** The names of the rows, in the words of whoever shows them; `includes` stands before a tax within the total. */
export type SumWords = Readonly<
  Record<'subtotal' | 'shipping' | 'total' | 'rounding' | 'due' | 'includes', string>
>

/**
 * From the subtotal to what is paid, for cart, checkout, email, order and back office. The shown amounts add up. An
 * order also has its payment method and the rounding to the charged currency; a quote has what is left to pay.
 */
export function sumRows(sums: Sums, currency: DisplayCurrency, words: SumWords, charged?: Charged): SumRow[] {
  const prepaid = prepaidOf(sums)
  const due = sums.total - sumOf(prepaid)
  const shown = hundredthSums(summedRows(sums), currency)
  return [
    row('subtotal', words.subtotal, sums.subtotal, shown.subtotal, currency),
    ...takenOff(goodsOffOf(sums), shown.goodsOff, currency),
    row('shipping', words.shipping, sums.shipping, shown.shipping, currency),
    { ...row('total', words.total, sums.total, shown.total, currency), isTotal: true },
    ...taxRows(sums, currency, words),
    ...takenOff(prepaid, shown.prepaid, currency),
    ...(charged === undefined
      ? dueRows(prepaid, row('due', words.due, due, shown.due, currency))
      : paidRows(sums, { displayDue: shown.due, charged }, currency, words)),
  ]
}

const row = (kind: string, label: string, rupees: number, hundredths: number, currency: DisplayCurrency) => ({
  kind,
  label,
  cents: Math.round(rupees * 100),
  shown: formatHundredths(hundredths, currency),
  isTotal: false,
})

const taxRows = ({ taxes = [] }: Sums, currency: DisplayCurrency, words: SumWords): SumRow[] =>
  taxes.map((one) =>
    row('tax', `${words.includes} ${taxName(one)}`, one.tax, hundredthsOf(one.tax, currency), currency),
  )

const sumOf = (listed: readonly { readonly amount: number }[]): number =>
  listed.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

/** Rows with a minus before the symbol. */
const takenOff = (listed: readonly Listed[], shown: readonly number[], currency: DisplayCurrency): SumRow[] =>
  listed.map(({ kind, label, amount }, at) => {
    const off = row(kind, label, 0 - Math.abs(amount), shown[at] ?? 0, currency)
    return { ...off, shown: `−${off.shown}` }
  })

const dueRows = (prepaid: readonly unknown[], due: SumRow): SumRow[] =>
  prepaid.length === 0 ? [] : [{ ...due, isTotal: true }]

interface Paid {
  readonly displayDue: number
  readonly charged: Charged
}

/** The payment method is named where it paid another amount than the total that is shown. */
function paidRows(
  { tenders }: Sums,
  { displayDue, charged }: Paid,
  currency: DisplayCurrency,
  words: SumWords,
): SumRow[] {
  const rounding = displayRounding(displayDue, charged.minorUnits, currency)
  const method = tenders.find((one) => !isPrepaid(one))
  const isInRupees = currency.code === lkr.code
  const isSameAsTotal = isInRupees && !tenders.some((one) => isPrepaid(one) && one.amount !== 0)
  const rounded = { ...row('rounding', words.rounding, 0, 0, currency), shown: rounding ?? '' }
  if (method === undefined || isSameAsTotal) return rounding === undefined ? [] : [rounded]
  const paid = row(method.kind, method.label, method.amount, displayDue, currency)
  return [...(rounding === undefined ? [] : [rounded]), isInRupees ? paid : { ...paid, shown: charged.text }]
}
