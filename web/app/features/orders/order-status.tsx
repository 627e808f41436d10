import type { OrderStatus } from '@first-fashion/contract/orders/status'
import { Badge, type BadgeTone } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './orders-words.ts'

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  'Order Placed': 'lagoon',
  Packing: 'accent',
  Shipped: 'lagoon',
  'Out for Delivery': 'accent',
  Delivered: 'leaf',
  Cancelled: 'danger',
  refund_requested: 'accent',
  Refunded: 'dark',
  exchange_requested: 'accent',
}

/** An order's status with its colour. */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation()
  const words =
    status === 'refund_requested'
      ? t('orders:refund_requested')
      : status === 'exchange_requested'
        ? t('orders:exchange_requested')
        : status
  return (
    <span data-status={status}>
      <Badge tone={tones[status]}>{words}</Badge>
    </span>
  )
}
