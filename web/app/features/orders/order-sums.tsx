import { formatPrice, lkr, withCode } from '@first-fashion/contract/money/money'
import { sumRows } from '@first-fashion/contract/orders/sum-rows'
import { isPrepaid } from '@first-fashion/contract/orders/tenders'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useSumWords } from '../cart/index.ts'
import type { OrderCardView } from './order-card-view.ts'
import './orders-words.ts'

/** What was refunded, what went back to the tenders, and what is still pending. */
export function MoneyBack({ order }: { readonly order: OrderCardView }) {
  const { t } = useTranslation()
  const { refundedText, tenders, isRefundAwaited } = order
  const returned = tenders.filter((tender) => isPrepaid(tender) && tender.returned > 0)
  return (
    <ul className="tabular-nums">
      {refundedText === '' ? null : <li>{t('orders:refunded', { amount: refundedText })}</li>}
      {returned.map(({ kind, label, returned }) => (
        <li key={kind}>{t('orders:tenderReturned', { label, amount: formatPrice(returned, lkr) })}</li>
      ))}
      {isRefundAwaited ? <li>{t('orders:refundPending')}</li> : null}
    </ul>
  )
}

/** From the subtotal to the charge. */
export function OrderSums({ order }: { readonly order: OrderCardView }) {
  const words = useSumWords()
  const { items: lines, subtotal, shippingCost: shipping, amount: total } = order
  const { adjustments, tenders, taxes } = order
  const sums = { lines, subtotal, shipping, total, adjustments, tenders, taxes }
  const charged = { minorUnits: order.chargedMinorUnits, text: order.chargedText }
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-6 text-small tabular-nums max-sm:w-full max-sm:grid-cols-[1fr_auto]">
      {sumRows(sums, withCode(order.currency), words, charged).map(({ label, shown, isTotal }) => (
        <div key={label} className={isTotal ? 'contents text-base font-semibold' : 'contents'}>
          <dt>{label}</dt>
          <dd className="text-right">{shown}</dd>
        </div>
      ))}
    </dl>
  )
}
