import type { CartLine, CartTotals } from '@first-fashion/contract/cart/calls'
import { shownSums } from '@first-fashion/contract/money/checkout-sums'
import type { DisplayCurrency } from '@first-fashion/contract/money/money'

/** The shown total of each line that counts. They add up to the shown subtotal. */
export function shownLineTotals(
  lines: readonly CartLine[],
  totals: CartTotals,
  currency: DisplayCurrency,
): ReadonlyMap<CartLine, string> {
  const counted = lines.filter((line) => line.state === 'ok')
  const shown = shownSums({ ...totals, lines: counted.map((line) => line.lineTotal) }, currency)
  return new Map(counted.map((line, at) => [line, shown.lines[at] ?? '']))
}
