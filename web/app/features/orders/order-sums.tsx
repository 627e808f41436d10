import { shownRounding, shownSums } from '@first-fashion/contract/money/checkout-sums'
import { formatPrice, lkr, withCode } from '@first-fashion/contract/money/money'
import { shownPartPayment } from '@first-fashion/contract/money/part-payment'
import type { Order } from '@first-fashion/contract/orders/order'
import { useTranslation } from 'react-i18next'
import '../../platform/words/buying/checkout.ts'
import '../../platform/words/buying/orders.ts'
import '../../platform/words/buying/cart.ts'
import '../../platform/words/buying/promo-code.ts'
import '../../platform/words/buying/store-credit.ts'

/** The amounts of an order in its currency, with its code, so the shown amounts add up. */
export const orderSums = ({ items, subtotal, shippingCost, discount, amount, currency }: Order) =>
  shownSums(
    {
      lines: items.map(({ price, quantity }) => price * quantity),
      subtotal,
      shipping: shippingCost,
      discount,
      total: amount,
    },
    withCode(currency),
  )

/** What was refunded, and what is still pending. */
export function MoneyBack({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const { refundedText, storeCreditBack, isRefundAwaited } = order
  return (
    <ul className="tabular-nums">
      {refundedText === '' ? null : <li>{t('orders.refunded', { amount: refundedText })}</li>}
      {storeCreditBack === 0 ? null : (
        <li>{t('orders.creditReturned', { amount: formatPrice(storeCreditBack, lkr) })}</li>
      )}
      {isRefundAwaited ? <li>{t('orders.refundPending')}</li> : null}
    </ul>
  )
}

/** From the subtotal to the charge. */
export function OrderSums({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const { discount, amount, due } = order
  const currency = withCode(order.currency)
  const shown = orderSums(order)
  const left = shownPartPayment({ total: amount, due }, currency)
  const rounding = shownRounding(due, order.chargedMinorUnits, currency)
  const before = [
    [t('cart.subtotal'), shown.subtotal],
    ...(discount === 0
      ? []
      : [[t('promoCode.discountBy', { code: order.promoCode }), `−${shown.discount}`] as const]),
    [t('cart.shipping'), shown.shipping],
  ] as const
  const paid = currency.code === 'LKR' ? left.due : order.chargedText
  const after = [
    ...(order.storeCredit === 0 ? [] : [[t('storeCredit.line'), `−${left.storeCredit}`] as const]),
    ...(rounding === undefined ? [] : [[t('checkout.rounding'), rounding] as const]),
    ...(due === 0 || (currency.code === 'LKR' && order.storeCredit === 0)
      ? []
      : [[t(`orders.${order.paymentMethod}Name`), paid] as const]),
  ]
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-6 text-small tabular-nums max-sm:w-full max-sm:grid-cols-[1fr_auto]">
      <Rows rows={before} />
      <dt className="text-base font-semibold">{t('cart.total')}</dt>
      <dd className="text-right text-base font-semibold">{shown.total}</dd>
      <Rows rows={after} />
    </dl>
  )
}

const Rows = ({ rows }: { readonly rows: readonly (readonly [label: string, amount: string])[] }) =>
  rows.map(([label, amount]) => (
    <div key={label} className="contents">
      <dt>{label}</dt>
      <dd className="text-right">{amount}</dd>
    </div>
  ))
