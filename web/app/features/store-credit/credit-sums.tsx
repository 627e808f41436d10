import type { Quote } from '@first-fashion/contract/checkout/quote'
import { shownPartPayment } from '@first-fashion/contract/money/part-payment'
import { useTranslation } from 'react-i18next'
import '../../platform/words/buying/store-credit.ts'

/** The store credit used for the total above, and the amount left to pay. */
export function CreditSums({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation()
  if (quote.storeCredit.used === 0) return null
  const shown = shownPartPayment(quote, quote.currency)
  return (
    <dl className="border-t border-hairline tabular-nums">
      <div className="flex justify-between border-b border-hairline py-2">
        <dt>{t('storeCredit.line')}</dt>
        <dd>−{shown.storeCredit}</dd>
      </div>
      <div className="flex justify-between py-3 text-lead font-semibold">
        <dt>{t('storeCredit.toPay')}</dt>
        <dd>{shown.due}</dd>
      </div>
    </dl>
  )
}
