import { formatHundredths, lineHundredths } from '@first-fashion/contract/money/checkout-sums'
import { type DisplayCurrency, formatCharged, withCode } from '@first-fashion/contract/money/money'
import { type SumRow, type SumWords, sumRows } from '@first-fashion/contract/orders/sum-rows'
import type { FullOrder } from '../order.queries.ts'
import { orderSums, pricedUnits } from '../order.view.ts'

/** An order's figures as its shopper sees them: they add up in the currency that it was placed in. */
export interface FiguresView {
  readonly currency: DisplayCurrency
  /** What each line comes to. */
  readonly lines: readonly string[]
  /** From the subtotal to what was paid. */
  readonly rows: readonly SumRow[]
  /** What was charged or is collected. */
  readonly chargedText: string
}

/** The names of the rows in emails and documents. */
const sumWords: SumWords = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  rounding: 'Rounding',
  due: 'To pay',
  includes: 'Includes',
}

/** For emails and documents; the order page shows the same. */
export function toFiguresView(full: FullOrder): FiguresView {
  const { currencyCode, currencySymbol, exchangeRate, chargedMinor } = full.order
  const currency = withCode({ code: currencyCode, symbol: currencySymbol, exchangeRate })
  const { adjustments, tenders, taxes, subtotal, shippingCost: shipping, amount: total } = orderSums(full)
  const lines = pricedUnits(full)
  const chargedText = formatCharged(chargedMinor, currencyCode)
  return {
    currency,
    lines: lines.map((line) => formatHundredths(lineHundredths(line, currency), currency)),
    rows: sumRows({ lines, subtotal, shipping, total, adjustments, tenders, taxes }, currency, sumWords, {
      minorUnits: chargedMinor,
      text: chargedText,
    }),
    chargedText,
  }
}
