import type { CartTotals } from '@first-fashion/contract/cart/calls'
import { shownSums } from '@first-fashion/contract/money/checkout-sums'
import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import { useTranslation } from 'react-i18next'
import '../../platform/words/buying/cart.ts'
import '../../platform/words/buying/promo-code.ts'

interface TotalsProps {
  readonly totals: CartTotals
  /** The code that the discount comes from, where there is one. */
  readonly promoCode?: string | undefined
  readonly currency: DisplayCurrency
}

/** The totals in the shown currency. */
export function TotalsTable({ totals, currency, promoCode }: TotalsProps) {
  const { t } = useTranslation()
  const shown = shownSums({ ...totals, lines: [] }, currency)
  const label =
    promoCode === undefined ? t('promoCode.discount') : t('promoCode.discountBy', { code: promoCode })
  const discount = totals.discount === 0 ? [] : [[label, `−${shown.discount}`] as const]
  const rows = [
    [t('cart.subtotal'), shown.subtotal],
    ...discount,
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
