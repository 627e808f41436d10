import type { OrderStatus } from '@first-fashion/contract/orders/status'
import { Button } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { ReturnRequests } from './return-requests.tsx'
import { returnKeys } from './returns.keys.ts'
import './returns-words.ts'

const delivered: readonly OrderStatus[] = ['Delivered', 'refund_requested', 'exchange_requested', 'Refunded']

interface SectionProps {
  readonly orderId: string
  readonly status: OrderStatus
}

/** The returns and exchanges of an order that has arrived, and the way to a new one. */
export default function OrderReturns({ orderId, status }: SectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const found = useQuery({
    queryKey: returnKeys.of(orderId),
    enabled: delivered.includes(status),
    queryFn: () => call('returns.of-order', { params: { orderId } }),
  })
  if (found.data === undefined) return null
  const { canReturn, until, requests, methods } = found.data
  const date = until === null ? '' : new Date(until).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return (
    <div className="mt-3 flex flex-col items-start gap-3 text-small">
      <ReturnRequests requests={requests} methods={methods} />
      {canReturn ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="link" onClick={() => setOpen(true)}>
            {t('returns:start')}
          </Button>
          <span className="text-timber">{t('returns:until', { date })}</span>
        </div>
      ) : null}
      {isOpen ? <ReturnDialog orderId={orderId} returns={found.data} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
