import { type OrderStatus, stateShownAs } from '@first-fashion/contract/orders/status'
import { StatusBadge } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './orders-words.ts'

/** An order's status with its colour. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation()
  const words =
    status === 'refund_requested'
      ? t('orders:refund_requested')
      : status === 'exchange_requested'
        ? t('orders:exchange_requested')
        : status
  return <StatusBadge status={stateShownAs[status]}>{words}</StatusBadge>
}
