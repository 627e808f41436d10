import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { sumRows } from '@first-fashion/contract/orders/sum-rows'
import { isPrepaid } from '@first-fashion/contract/orders/tenders'
import { buttonClass, Skeleton } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { ItemRow } from './item-row.tsx'
import { MailPanel } from './mail-panel.tsx'
import { type OrderPart, OrderParts } from './order-parts.tsx'
import { packedItems } from './packed-items.ts'
import { paymentWord } from './payment-word.ts'
import { useOrder } from './queries.ts'
import { OrderStatusBadge } from './status-badge.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { TransitionPanel } from './transition-panel.tsx'
import { useWords } from './words.ts'

interface PageProps {
  /** What other features add beside the order. */
  readonly panels: readonly OrderPart[]
  /** What other features add below its total. */
  readonly totalParts: readonly OrderPart[]
  /** What other features add below its address. */
  readonly addressParts: readonly OrderPart[]
}

export function OrderPage(parts: PageProps) {
  const { t } = useWords()
  const { id = '' } = useParams()
  const order = useOrder(id)
  return (
    <>
      <Link to="/orders" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {order.isPending ? <Skeleton className="h-96" /> : null}
      {order.isError ? <LoadFailure error={order.error} onRetry={() => order.refetch()} /> : null}
      {order.data === undefined ? null : (
        <OrderView order={order.data} onReload={() => order.refetch()} {...parts} />
      )}
    </>
  )
}

interface ViewProps extends PageProps {
  readonly order: StaffOrder
  readonly onReload: () => void
}

function OrderView({ order, onReload, panels, totalParts, addressParts }: ViewProps) {
  const { t } = useWords()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="text-heading tabular-nums">{t('order', { number: order.orderNumber })}</h1>
        <OrderStatusBadge status={order.status} />
        <span className="text-small text-timber">
          {[
            t(`paymentWord.${paymentWord(order)}`),
            ...(order.refundedText === '' ? [] : [t('refunded', { amount: order.refundedText })]),
            ...order.tenders
              .filter((tender) => isPrepaid(tender) && tender.returned > 0)
              .map(({ label, returned }) =>
                t('tenderReturned', { label, amount: formatPrice(returned, lkr) }),
              ),
            ...(order.isRefundAwaited ? [t('refundPending')] : []),
            ...(order.caution === 'disputed' ? [t('disputed')] : []),
          ].join(' · ')}
        </span>
        {packedItems(order).length === 0 ? null : (
          <Link to={`/orders/${order._id}/packing`} className={buttonClass('link', 'ml-auto text-small')}>
            {t('packingPage')}
          </Link>
        )}
      </div>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-6">
          <Items order={order}>
            <OrderParts parts={totalParts} orderId={order._id} />
          </Items>
          <History order={order} />
        </div>
        <div className="flex flex-col gap-6">
          <TransitionPanel order={order} onReload={onReload} />
          {order.fulfilment === 'cancelled' || order.awaitsPartner ? null : (
            <TrackingPanel key={order._id} order={order} />
          )}
          <OrderParts parts={panels} orderId={order._id} />
          <Address order={order}>
            <OrderParts parts={addressParts} orderId={order._id} />
          </Address>
          <MailPanel order={order} />
        </div>
      </div>
    </>
  )
}

const sheet = 'border border-hairline bg-paper p-5'

function Items({ order, children }: { readonly order: StaffOrder; readonly children: ReactNode }) {
  const { t } = useWords()
  const { items: lines, subtotal, shippingCost: shipping, amount: total, adjustments, tenders, due } = order
  const sums = { lines, subtotal, shipping, total, adjustments, tenders }
  const words = {
    subtotal: t('subtotal'),
    shipping: t('shipping'),
    total: t('total'),
    due: t('toPay'),
    rounding: t('rounding'),
  }
  const rows = sumRows(sums, lkr, words, { minorUnits: Math.round(due * 100), text: '' })
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('items')}</h2>
      <ul className="flex flex-col gap-4">
        {order.items.map((item) => (
          <ItemRow
            key={item.lineId}
            item={item}
            amount={item.price * item.quantity}
            notes={[
              ...(item.cancelledQuantity === 0
                ? []
                : [t('cancelledUnits', { count: item.cancelledQuantity })]),
              ...(item.refundedQuantity === 0 ? [] : [t('refundedUnits', { count: item.refundedQuantity })]),
            ]}
          />
        ))}
      </ul>
      <dl className="mt-4 border-t border-hairline pt-3 tabular-nums">
        {rows.map(({ label, shown, isTotal }) => (
          <div key={label} className={`flex justify-between py-1 ${isTotal ? 'font-semibold' : ''}`}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
        {due === 0 ? null : (
          <div className="flex justify-between py-1">
            <dt>{t('charged')}</dt>
            <dd>{order.chargedText}</dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  )
}

/** i18next uses the name 'lng' for its language. */
const foundAt = ({ lat, lng, formattedAddress }: NonNullable<StaffOrder['location']>) => ({
  latitude: lat,
  longitude: lng,
  formattedAddress,
})

function Address({ order, children }: { readonly order: StaffOrder; readonly children: ReactNode }) {
  const { t } = useWords()
  return (
    <section className={sheet}>
      <h2 className="mb-2 text-title">{t('address')}</h2>
      <DeliveryAddress address={order.address}>
        <br />
        {order.email}
      </DeliveryAddress>
      {children}
      {order.location === null ? null : (
        <p className="mt-4 text-small wrap-anywhere">
          {t('foundAt', foundAt(order.location))}{' '}
          <a
            href={mapOf(order.location)}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {t('showOnMap')}
          </a>
        </p>
      )}
      <p className="mt-4 text-small">
        {[
          t(order.isExpress ? 'express' : 'standard'),
          ...(order.shippingZone === '' ? [] : [order.shippingZone]),
          ...(order.estimatedDays === null ? [] : [t('dayRange', order.estimatedDays)]),
        ].join(' · ')}
      </p>
      {order.instructions === '' ? null : (
        <>
          <h3 className="mt-4 text-small font-semibold">{t('instructions')}</h3>
          <p className="wrap-anywhere">{order.instructions}</p>
        </>
      )}
    </section>
  )
}

/** A link to the position on Google Maps; needs no API key. */
const mapOf = ({ lat, lng, placeId }: NonNullable<StaffOrder['location']>): string => {
  const query = { api: '1', query: `${lat},${lng}`, ...(placeId === '' ? {} : { query_place_id: placeId }) }
  return `https://www.google.com/maps/search/?${new URLSearchParams(query)}`
}

function History({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('history')}</h2>
      <ol className="flex flex-col gap-3 border-l-2 border-hairline pl-4">
        {order.events.map((event) => (
          <li key={`${event.at} ${event.text}`}>
            <p className="font-medium">{event.text}</p>
            <p className="text-small text-timber">
              {shopTimeInWords(event.at)} · {event.actor}
              {event.note === '' ? null : ` · ${event.note}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
