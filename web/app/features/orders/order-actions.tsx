import './orders-words.ts'
import type { Order } from '@first-fashion/contract/orders/order'
import { Button, buttonClass } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../platform/toasts.ts'
import { track } from '../../platform/tracking.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import { useUnpaidCancellation } from '../payments/index.ts'
import { orderKeys } from './orders.keys.ts'

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

/** Puts the items of an order into the cart again; those that cannot be had are named. */
function useReorder({ items }: Order) {
  const { t } = useTranslation()
  const { reload } = useCart()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const gone: string[] = []
      // One after the other: a cart takes one change at a time.
      for (const item of items) if (!(await wasAdded(item))) gone.push(item.name)
      return gone
    },
    onSuccess: async (gone) => {
      await reload()
      if (gone.length > 0) toasts.error(t('orders:goneAgain', { items: gone.join(', ') }))
      else toasts.success(t('orders:addedAgain'))
      if (gone.length < items.length) await navigate(paths.cart())
    },
    onError: (error) => toasts.error(error.message),
  })
}

async function wasAdded({
  productId,
  name,
  price,
  size,
  variantIndex,
  quantity,
}: Order['items'][number]): Promise<boolean> {
  if (productId === null) return false
  const answer = await api('cart.add', { body: { itemId: productId, size, variantIndex, quantity } })
  if (answer.ok) {
    track({ kind: 'add-to-cart', items: [{ id: productId, quantity, name, price }] })
    return true
  }
  const { status, message } = answer.failure
  // A connection that is lost or a session that has ended says nothing about the item.
  if (status === 404 || status === 409 || status === 422) return false
  throw new Error(message)
}

interface DialogProps {
  readonly order: Order
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before an order is cancelled, and says where its money goes. */
function CancelOrderDialog({ order, open, onClose }: DialogProps) {
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
