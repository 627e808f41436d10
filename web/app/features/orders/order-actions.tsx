import type { Order } from '@first-fashion/contract/orders/order'
import { Button, buttonClass } from '@first-fashion/ui'
import { useState } from 'react'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { useReorder } from './use-reorder.ts'
import './orders-words.ts'

/** What a shopper can do with an order now. */
export function OrderActions({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const [isCancelling, setCancelling] = useState(false)
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto sm:justify-end">
      {order.canCancel || order.canPayAgain ? (
        <Button variant="quiet" onClick={() => setCancelling(true)}>
          {t('orders:cancel')}
        </Button>
      ) : null}
      <OrderAgain order={order} />
      <TrackOrder order={order} />
      <CancelOrderDialog order={order} open={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  )
}

function OrderAgain({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const reorder = useReorder(order)
  if (!isOver(order)) return null
  return (
    <Button variant="quiet" busy={reorder.isPending} onClick={() => reorder.mutate()}>
      {t('orders:again')}
    </Button>
  )
}

/** Nothing of it is still to come: what follows are returns. */
const isOver = ({ status }: Order): boolean =>
  ['Delivered', 'Cancelled', 'Refunded', 'refund_requested', 'exchange_requested'].includes(status)

/** Opens the carrier's page. Without a tracking number it says that there is none yet [A2.61]. */
function TrackOrder({ order: { status, tracking } }: { readonly order: Order }) {
  const { t } = useTranslation()
  if (status === 'Cancelled' || tracking?.url === '') return null
  if (tracking === null)
    return (
      <Button variant="secondary" onClick={() => toasts.info(t('orders:tracking'))}>
        {t('orders:track')}
      </Button>
    )
  return (
    <a href={tracking.url} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
      {t('orders:trackParcel')}
    </a>
  )
}
