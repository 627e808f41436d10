import type { Order } from '@first-fashion/contract/orders/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { failureOf } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useUnpaidCancellation } from '../payments/index.ts'
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
  const onSettled = () => {
    onClose()
    return queries.invalidateQueries({ queryKey: orderKeys.all })
  }
  const cancellation = useMutation({
    mutationFn: () => call('orders.cancel', { body: { orderId: order._id } }),
    onSuccess: ({ message }) => toasts.success(message),
    // What changed meanwhile is shown after the reload.
    onError: (error) => toasts.error(failureOf(error).message),
    onSettled,
  })
  // Its payment page has to be closed first, so that nobody pays for an order that is gone.
  const unpaid = useUnpaidCancellation()
  const cancel = () => (order.canPayAgain ? unpaid.mutate(order._id, { onSettled }) : cancellation.mutate())
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('orders:cancelTitle', { number: order.orderNumber })}
      text={t(order.payment ? 'orders:cancelPaid' : 'orders:cancelUnpaid')}
      keep={t('orders:keep')}
      confirm={t('orders:cancel')}
      isBusy={cancellation.isPending || unpaid.isPending}
      onConfirm={cancel}
    />
  )
}
