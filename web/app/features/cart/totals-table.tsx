import type { CartTotals } from '@first-fashion/contract/cart/calls'
import { type DisplayCurrency, shownSums } from '@first-fashion/contract/money/money'
import { useTranslation } from 'react-i18next'
import '../../platform/words/buying/cart.ts'

interface TotalsProps {
  readonly totals: CartTotals
  readonly currency: DisplayCurrency
}

/** The sums, as they add up in the shown currency. */
export function TotalsTable({ totals, currency }: TotalsProps) {
  const { t } = useTranslation()
  const shown = shownSums({ ...totals, lines: [] }, currency)
  const rows = [
    [t('cart.subtotal'), shown.subtotal],
    [t('cart.shipping'), shown.shipping],
  ] as const
  return (
    <dl className="tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between border-b border-hairline py-2">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between py-3 text-lead font-semibold">
        <dt>{t('cart.total')}</dt>
        <dd>{shown.total}</dd>
      </div>
    </dl>
  )
}
