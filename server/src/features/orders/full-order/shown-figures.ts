import { shownSums } from '@first-fashion/contract/money/checkout-sums'
import {
  type DisplayCurrency,
  formatCharged,
  lkrCents,
  rupeesFromCents,
  withCode,
} from '@first-fashion/contract/money/money'
import { type SumRow, sumRows, sumWords } from '@first-fashion/contract/orders/sum-rows'
import type { FullOrder } from '../order.queries.ts'
import { orderSums } from '../order.view.ts'

/** An order's figures as its shopper sees them: they add up in the currency that it was placed in. */
export interface ShownFigures {
  readonly currency: DisplayCurrency
  /** What each line comes to. */
  readonly lines: readonly string[]
  /** From the subtotal to what was paid. */
  readonly rows: readonly SumRow[]
  /** What was charged or is collected. */
  readonly chargedText: string
}

/** For emails and documents; the order page shows the same. */
export function shownFigures(full: FullOrder): ShownFigures {
  const { currencyCode, currencySymbol, exchangeRate, chargedMinor } = full.order
  const currency = withCode({ code: currencyCode, symbol: currencySymbol, exchangeRate })
  const { adjustments, tenders, subtotal, shippingCost: shipping, amount: total, discount } = orderSums(full)
  const prices = full.lines.map((line) => rupeesFromCents(lkrCents(line.unitPriceCents * line.quantity)))
  const chargedText = formatCharged(chargedMinor, currencyCode)
  return {
    currency,
    lines: shownSums({ lines: prices, subtotal, shipping, total, discount }, currency).lines,
    rows: sumRows({ subtotal, shipping, total, adjustments, tenders }, currency, sumWords, {
      minorUnits: chargedMinor,
      text: chargedText,
    }),
    chargedText,
  }
}
