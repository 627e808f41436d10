import './orders-words.ts'
import type { Order } from '@first-fashion/contract/orders/order'
import { Button } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useMinutesLeft } from '../../platform/screen/use-minutes-left.ts'
import { timeOfDay } from '../../platform/time/shop-dates.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { clearUnpaidOrder, goOnToPay, KokoRedirect, type KokoStart, usePayAgain } from '../payments/index.ts'
import { orderKeys } from './orders.keys.ts'

/** What comes first while a payment is open: the time that is left, and the way to pay. */
export function OpenPayment({ order }: { readonly order: Order }) {
  const queries = useQueryClient()
  const reload = useCallback(() => void queries.invalidateQueries({ queryKey: orderKeys.all }), [queries])
  if (!order.canPayAgain && order.heldUntil === null) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline bg-sand px-5 py-4">
      {order.heldUntil === null ? null : <HeldUntil until={order.heldUntil} onOver={reload} />}
      {order.canPayAgain ? <PayAgain orderId={order._id} /> : null}
    </div>
  )
}

function PayAgain({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const [koko, setKoko] = useState<KokoStart>()
  const payAgain = usePayAgain(orderId, {
    onStarted: (start) => {
      clearUnpaidOrder()
      if (start.kind === 'form') setKoko(start)
      else goOnToPay(start, orderId)
    },
    onFailed: toasts.error,
  })
  return (
    <>
      <Button onClick={() => payAgain.mutate()} className="max-sm:w-full">
        {t('orders:payAgain')}
      </Button>
      {koko === undefined ? null : <KokoRedirect start={koko} onCancel={() => setKoko(undefined)} />}
    </>
  )
}

interface HeldProps {
  /** In ms. */
  readonly until: number
  /** The time is over: the order is no longer what it was. */
  readonly onOver: () => void
}

/** How long the items of an order are still held for its payment. */
function HeldUntil({ until, onOver }: HeldProps) {
  const { t } = useTranslation()
  const left = useMinutesLeft(until, onOver)
  return (
    <p className="font-medium">
      {t('orders:held', { time: timeOfDay(until), left: t('orders:minutesLeft', { count: left }) })}
    </p>
  )
}
