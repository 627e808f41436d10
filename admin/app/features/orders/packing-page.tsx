import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { Button, buttonClass, Notice, Picture, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { type OrderPart, OrderParts } from './order-parts.tsx'
import { packedItems } from './packed-items.ts'
import { useOrder } from './queries.ts'
import { useWords } from './words.ts'

/** What goes into the shop's parcel and where it goes, for print: no prices, as it may be a present. */
export function PackingPage({ panels }: { readonly panels: readonly OrderPart[] }) {
  const { t } = useWords()
  const { id = '' } = useParams()
  const order = useOrder(id)
  const [isConfirmed, setConfirmed] = useState(false)
  const caution = isConfirmed ? null : (order.data?.caution ?? null)
  return (
    <>
      <div className="mb-6 flex items-center justify-between print:hidden">
        <Link to={`/orders/${id}`} className={buttonClass('link', 'text-small')}>
          {t('backToOrder')}
        </Link>
        {order.data === undefined || caution !== null ? null : (
          <Button onClick={() => window.print()}>{t('print')}</Button>
        )}
      </div>
      {order.isPending ? <Skeleton className="h-96" /> : null}
      {order.isError ? <LoadFailure error={order.error} onRetry={() => order.refetch()} /> : null}
      {order.data === undefined || caution === null ? null : (
        <>
          <h1 className="mb-4 text-heading tabular-nums">
            {t('packingTitle', { number: order.data.orderNumber })}
          </h1>
          <Notice action={<Button onClick={() => setConfirmed(true)}>{t('cautionShow')}</Button>}>
            {t(`cautionTexts.${caution}`)}
          </Notice>
        </>
      )}
      {order.data === undefined || caution !== null ? null : <Parcel order={order.data} panels={panels} />}
    </>
  )
}

interface ParcelProps {
  readonly order: StaffOrder
  readonly panels: readonly OrderPart[]
}

function Parcel({ order, panels }: ParcelProps) {
  const { t } = useWords()
  return (
    <article className="border border-hairline bg-paper p-6 print:border-0 print:p-0">
      <h1 className="text-heading tabular-nums">{t('packingTitle', { number: order.orderNumber })}</h1>
      <DeliveryAddress address={order.address} className="mt-4 text-title" />
      {order.instructions === '' ? null : (
        <p className="mt-4 wrap-anywhere">
          <span className="font-semibold">{t('instructions')}:</span> {order.instructions}
        </p>
      )}
      <ul className="mt-6 flex flex-col divide-y divide-hairline border-y border-hairline">
        {packedItems(order).map((item) => (
          <li key={item.lineId} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 py-3">
            <Picture src={item.image} alt="" sizes="56px" />
            <div>
              <p className="font-medium">{item.name}</p>
              <p>{item.options.join(', ')}</p>
            </div>
            <p className="text-title tabular-nums">× {item.quantity - item.cancelledQuantity}</p>
          </li>
        ))}
      </ul>
      {packedItems(order).length === 0 ? <p className="mt-4 text-timber">{t('nothingToPack')}</p> : null}
      <OrderParts parts={panels} orderId={order._id} />
    </article>
  )
}
