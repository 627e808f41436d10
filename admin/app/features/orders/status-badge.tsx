import { type OrderStatus, stateShownAs } from '@first-fashion/contract/orders/status'
import { StatusBadge } from '@first-fashion/ui'

export const OrderStatusBadge = ({ status }: { readonly status: OrderStatus }) => (
  <StatusBadge status={stateShownAs[status]}>{readableStatus(status)}</StatusBadge>
)

/** 'refund_requested' in readable form. */
export const readableStatus = (status: OrderStatus): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replace('_', ' ')
