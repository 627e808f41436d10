import { countryName } from '@first-fashion/contract/countries/country-name'
import { formatHundredths, lineHundredths } from '@first-fashion/contract/money/checkout-sums'
import { withCode } from '@first-fashion/contract/money/money'
import type { Order } from '@first-fashion/contract/orders/order'
import { Picture } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { SellableLink } from '../sellables/index.ts'
import type { OrderCardView } from './order-card-view.ts'
import './orders-words.ts'

/** What was ordered, line by line. */
export function OrderItems({ order }: { readonly order: OrderCardView }) {
  const { t } = useTranslation()
  const currency = withCode(order.currency)
  return (
    <ul aria-label={t('orders:items')} className="flex flex-col gap-4">
      {order.items.map((item) => (
        <li key={item.lineId} className="grid grid-cols-[4rem_1fr] gap-4">
          <Picture src={item.image} alt="" sizes="64px" />
          <div>
            <SellableLink path={item.path} className="font-medium underline-offset-4 hover:underline">
              {item.name}
            </SellableLink>
            <p className="text-small text-timber">
              {[
                ...item.options,
                t('orders:quantity', { count: item.quantity }),
                ...(item.cancelledQuantity > 0
                  ? [t('orders:cancelledUnits', { count: item.cancelledQuantity })]
                  : []),
                ...(item.refundedQuantity > 0
                  ? [t('orders:refundedUnits', { count: item.refundedQuantity })]
                  : []),
              ].join(', ')}
            </p>
            <p className="text-small tabular-nums">
              {formatHundredths(lineHundredths(item, currency), currency)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Where it goes. */
export function OrderAddress({ order: { address } }: { readonly order: Order }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="font-text text-small font-semibold">{t('orders:deliverTo')}</h3>
      <address className="not-italic wrap-anywhere">
        {address.firstName} {address.lastName}
        <br />
        {[address.street, address.apartment].filter(Boolean).join(', ')}
        <br />
        {[address.city, address.stateName, address.zipcode].filter(Boolean).join(', ')}
        <br />
        {countryName(address.country)} ·&nbsp;{address.phone}
      </address>
    </div>
  )
}
