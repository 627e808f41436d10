import './orders-words.ts'
import { type OrderStatus, paymentDisplay, stateShownAs } from '@first-fashion/contract/orders/status'
import { paidWith } from '@first-fashion/contract/orders/tenders'
import { StatusBadge } from '@first-fashion/ui'
import { longDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { OrderCardView } from './order-card-view.ts'
import { MoneyBack } from './order-sums.tsx'

interface PartProps {
  readonly order: OrderCardView
  /** Whether the order is the whole page, or one of a list. */
  readonly isPage?: boolean
}

/** The number of an order, when it was placed, and its status. */
export function OrderHeader({ order, isPage = false }: PartProps) {
  const { t } = useTranslation()
  const date = longDay(order.date)
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline px-5 py-4">
      <div>
        <Heading className={`tabular-nums ${isPage ? 'text-heading' : 'text-title'}`}>
          {t('orders:number', { number: order.orderNumber })}
        </Heading>
        <p className="text-small text-timber">{t('orders:placedOn', { date })}</p>
      </div>
      <OrderStatusBadge status={order.status} />
    </header>
  )
}

/** How it was paid, and what went back. */
export function OrderPayment({ order, isPage = false }: PartProps) {
  const { t } = useTranslation()
  const Heading = isPage ? 'h2' : 'h3'
  const method = paidWith(order.tenders, {
    nothing: t('orders:nothingToPay'),
    tenders: (names) => t('orders:paidWith', { tenders: names.join(t('orders:and')) }),
  })
  return (
    <div>
      <Heading className="font-text text-small font-semibold">{t('orders:payment')}</Heading>
      <p>
        {paymentDisplay(order)} ·&nbsp;{method}
      </p>
      <MoneyBack order={order} />
    </div>
  )
}

/** An order's status with its colour. */
function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation()
  const words =
    status === 'refund_requested'
      ? t('orders:refund_requested')
      : status === 'exchange_requested'
        ? t('orders:exchange_requested')
        : status
  return <StatusBadge status={stateShownAs[status]}>{words}</StatusBadge>
}
