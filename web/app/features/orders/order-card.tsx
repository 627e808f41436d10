import type { Order } from '@first-fashion/contract/orders/order'
import { paymentDisplay } from '@first-fashion/contract/orders/status'
import { paidWith } from '@first-fashion/contract/orders/tenders'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderSections } from '../../shell/slots/order-sections.ts'
import { ExplainButton } from '../explanation/index.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress, OrderItems } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { StatusBadge } from './order-status.tsx'
import { MoneyBack, OrderSums } from './order-sums.tsx'
import { ParcelTracking } from './parcel-tracking.tsx'
import './orders-words.ts'

/** An order in the list: how far it is, what is in it, what it costs, and what can be done. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const date = new Date(order.date).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return (
    <article
      aria-label={t('orders:number', { number: order.orderNumber })}
      className="border border-hairline bg-paper"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline px-5 py-4">
        <div>
          <h2 className="text-title tabular-nums">{t('orders:number', { number: order.orderNumber })}</h2>
          <p className="text-small text-timber">{t('orders:placedOn', { date })}</p>
        </div>
        <StatusBadge status={order.status} />
      </header>
      <OrderProgress order={order} />
      <div className="grid gap-6 px-5 py-5 sm:grid-cols-[1fr_15rem]">
        <OrderItems order={order} />
        <div className="flex flex-col gap-4 text-small">
          <div>
            <h3 className="font-text text-small font-semibold">{t('orders:payment')}</h3>
            <p>
              {paymentDisplay(order)} · {paidWith(order.tenders)}
            </p>
            <MoneyBack order={order} />
          </div>
          <ParcelTracking order={order} />
          <OrderAddress order={order} />
          <DeliveryPromise order={order} />
          {order.refundStatus === null ? null : <p>{t('orders:refund', { status: order.refundStatus })}</p>}
          {order.exchangeStatus === null ? null : (
            <p>{t('orders:exchange', { status: order.exchangeStatus })}</p>
          )}
        </div>
      </div>
      <footer className="flex flex-wrap items-end justify-between gap-3 border-t border-hairline px-5 py-4">
        <div className="w-full sm:w-96">
          <OrderSums order={order} />
          <ExplainButton of={{ kind: 'order', orderId: order._id }} />
          {orderSections.map(({ name, Part }) => (
            <Part key={name} orderId={order._id} status={order.status} />
          ))}
        </div>
        <OrderActions order={order} />
      </footer>
    </article>
  )
}
