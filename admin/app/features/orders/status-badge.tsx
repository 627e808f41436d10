import type { OrderStatus } from '@first-fashion/contract/orders/status'
import { Badge, type BadgeTone } from '@first-fashion/ui'

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

export const StatusBadge = ({ status }: { readonly status: OrderStatus }) => (
  <Badge tone={tones[status]}>{readableStatus(status)}</Badge>
)

/** 'refund_requested' in readable form. */
export const readableStatus = (status: OrderStatus): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replace('_', ' ')
