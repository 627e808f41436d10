import { countryName } from '@first-fashion/contract/countries/country-name'
import type { LinkedOrder } from '@first-fashion/contract/orders/linked-order'
import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { DeliveryPromise } from '../delivery-promise.tsx'
import { OrderHeader, OrderPayment } from '../order-card-parts.tsx'
import { OrderItems } from '../order-details.tsx'
import { OrderProgress } from '../order-progress.tsx'
import { OrderSums } from '../order-sums.tsx'
import { ParcelTracking } from '../parcel-tracking.tsx'
import { expectedDays } from '../thank-you/thank-you.rules.ts'
import '../orders-words.ts'
import './linked-order-words.ts'

/** An order without a login: read only, with its items and sums but nobody's name or street. */
export function LinkedOrderCard({ order }: { readonly order: LinkedOrder }) {
  const { t } = useTranslation()
  return (
    <article className="border border-hairline bg-paper">
      <OrderHeader order={order} isPage />
      <OrderProgress order={order} />
      <div className="grid gap-6 px-5 py-5 sm:grid-cols-[1fr_15rem]">
        <OrderItems order={order} />
        <div className="flex flex-col gap-4 text-small">
          <OrderPayment order={order} isPage />
          <ParcelTracking order={order} />
          <Delivery order={order} />
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline px-5 py-4">
        <OrderSums order={order} />
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto sm:justify-end">
          {order.tracking === null || order.tracking.url === '' ? null : (
            <a
              href={order.tracking.url}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              {t('orders:trackParcel')}
            </a>
          )}
          <Link to={paths.orders()} className={buttonClass()}>
            {t('linked-order:logIn')}
          </Link>
        </div>
      </footer>
    </article>
  )
}

/** Where it goes, as far as a link may show it, and when it is expected while it is on its way. */
function Delivery({ order }: { readonly order: LinkedOrder }) {
  const { t } = useTranslation()
  const expected = onItsWay.includes(order.status) ? expectedDays(order) : undefined
  const place = [order.city, countryName(order.country)].filter(Boolean).join(', ')
  return (
    <div>
      <h2 className="font-text text-small font-semibold">{t('orders:deliverTo')}</h2>
      <p className="wrap-anywhere">{place}</p>
      <DeliveryPromise order={order} />
      {expected === undefined ? null : <p>{t('orders:expected', expected)}</p>}
    </div>
  )
}

const onItsWay: readonly LinkedOrder['status'][] = ['Order Placed', 'Packing', 'Shipped', 'Out for Delivery']
