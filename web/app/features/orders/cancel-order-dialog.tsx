import type { Order } from '@first-fashion/contract/orders/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { failureOf } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderKeys } from './orders.keys.ts'
import './orders-words.ts'

interface DialogProps {
  readonly order: Order
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before an order is cancelled, and says where its money goes. */
export function CancelOrderDialog({ order, open, onClose }: DialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const cancellation = useMutation({
    mutationFn: () => call('orders.cancel', { body: { orderId: order._id } }),
    onSuccess: ({ message }) => toasts.success(message),
    // What changed meanwhile is shown after the reload.
    onError: (error) => toasts.error(failureOf(error).message),
    onSettled: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('orders:cancelTitle', { number: order.orderNumber })}
      text={t(order.payment ? 'orders:cancelPaid' : 'orders:cancelUnpaid')}
      keep={t('orders:keep')}
      confirm={t('orders:cancel')}
      isBusy={cancellation.isPending}
      onConfirm={() => cancellation.mutate()}
    />
  )
}
