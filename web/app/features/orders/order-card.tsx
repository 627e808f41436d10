import type { Order } from '@first-fashion/contract/orders/order'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderSections, progressSections } from '../../shell/slots/order-sections.ts'
import { ExplainButton } from '../explanation/index.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { OpenPayment } from './open-payment.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHeader, OrderPayment } from './order-card-parts.tsx'
import { OrderAddress, OrderItems } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSums } from './order-sums.tsx'
import { ParcelTracking } from './parcel-tracking.tsx'
import './orders-words.ts'

/** An order in the list: how far it is, what is in it, what it costs, and what can be done. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  return (
    <article
      aria-label={t('orders:number', { number: order.orderNumber })}
      className="border border-hairline bg-paper"
    >
      <OrderHeader order={order} />
      <OpenPayment order={order} />
      <OrderProgress order={order} />
      {progressSections.map(({ name, Part }) => (
        <Part key={name} order={order} />
      ))}
      <div className="grid gap-6 px-5 py-5 sm:grid-cols-[1fr_15rem]">
        <OrderItems order={order} />
        <div className="flex flex-col gap-4 text-small">
          <OrderPayment order={order} />
          <ParcelTracking order={order} />
          <OrderAddress order={order} />
          <DeliveryPromise order={order} />
        </div>
      </div>
      <footer className="flex flex-wrap items-end justify-between gap-3 border-t border-hairline px-5 py-4">
        <div className="w-full sm:w-96">
          <OrderSums order={order} />
          <ExplainButton of={{ kind: 'order', orderId: order._id }} />
          {orderSections.map(({ name, Part }) => (
            <Part
              key={name}
              orderId={order._id}
              orderNumber={order.orderNumber}
              status={order.status}
              currency={order.currency}
            />
          ))}
        </div>
        <OrderActions order={order} />
      </footer>
    </article>
  )
}
