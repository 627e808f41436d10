import './returns-words.ts'
import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import type { OrderStatus } from '@first-fashion/contract/orders/status'
import { Button } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { call } from '../../platform/queries/call.ts'
import { oneCallForOrders } from '../../platform/queries/one-call-for-orders.ts'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { OrderCurrency, windowEnd } from './request-rows.tsx'
import type { OrderReturns as OrderReturnsAnswer } from './return-draft.ts'
import { ReturnRequests } from './return-requests.tsx'
import { returnKeys } from './returns.keys.ts'

const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'))

const delivered: readonly OrderStatus[] = ['Delivered', 'refund_requested', 'exchange_requested', 'Refunded']

interface SectionProps {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly currency: DisplayCurrency
}

/** Its difference is being paid: the order that replaces something is placed. */
const awaitsPayment = ({ step, replacement }: OrderReturnsAnswer['requests'][number]): boolean =>
  step === 'payment-due' && replacement !== null

/** The returns and exchanges of an order that has arrived, and the way to a new one. */
export default function OrderReturns({ orderId, orderNumber, status, currency }: SectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const found = useQuery({
    queryKey: returnKeys.of(orderId),
    enabled: delivered.includes(status),
    // Background work notices that a difference was paid.
    refetchInterval: ({ state }) => (state.data?.requests.some(awaitsPayment) ? 3_000 : false),
    queryFn: () => returnsOfOrder(orderId),
  })
  if (!found.data) return null
  const { canReturn, until, lines, requests, methods } = found.data
  const date = until === null ? '' : windowEnd(until)
  return (
    <OrderCurrency value={currency}>
      <div className="mt-3 flex flex-col items-start gap-3 text-small">
        <ReturnedLines lines={lines} />
        <ReturnRequests requests={requests} methods={methods} />
        {canReturn ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="link" onClick={() => setOpen(true)}>
              {t('returns:start')}
            </Button>
            <span className="text-timber">{t('returns:until', { date })}</span>
          </div>
        ) : null}
        {isOpen ? (
          <Suspense fallback={<WaitingBar />}>
            <ReturnDialog
              orderId={orderId}
              orderNumber={orderNumber}
              returns={found.data}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </div>
    </OrderCurrency>
  )
}

/** The items of which some came back: so many of so many. */
function ReturnedLines({ lines }: Pick<OrderReturnsAnswer, 'lines'>) {
  const { t } = useTranslation()
  const back = lines.filter(({ returned }) => returned > 0)
  return back.length === 0 ? null : (
    <ul>
      {back.map(({ lineId, name, options, returned, bought }) => (
        <li key={lineId}>
          {t('returns:returnedOfItem', { name: [name, ...options].join(', '), count: returned, bought })}
        </li>
      ))}
    </ul>
  )
}

/** What can be returned of an order; null if it is nobody's here. */
const returnsOfOrder = oneCallForOrders(
  async (orderIds) => (await call('returns.of-orders', { body: { orderIds } })).orders,
)
