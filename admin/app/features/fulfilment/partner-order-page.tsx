import type { StaffPartnerOrderInFull } from '@first-fashion/contract/fulfilment/staff-calls'
import { buttonClass, Notice, Skeleton } from '@first-fashion/ui'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { ActionPanel } from './action-panel.tsx'
import { CostPanel } from './cost-panel.tsx'
import { PartnerFacts } from './partner-facts.tsx'
import { PartnerOrderBadge, useAttention } from './partner-order-badge.tsx'
import { PrintedItems } from './printed-items.tsx'
import { usePartnerOrder } from './queries.ts'
import { useWords } from './words.ts'

/** One order at the print partner: proofs, files, costs, history, and what staff can do. */
export function PartnerOrderPage() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const found = usePartnerOrder(id)
  return (
    <>
      <Link to="/made-to-order" className={buttonClass('link', 'text-small')}>
        {t('toList')}
      </Link>
      {found.data === undefined ? <h1 className="sr-only">{t('title')}</h1> : null}
      {found.isPending ? <Skeleton className="h-96" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : <PartnerOrderView order={found.data} />}
    </>
  )
}

function PartnerOrderView({ order }: { readonly order: StaffPartnerOrderInFull }) {
  const { t } = useWords()
  const attention = useAttention()(order)
  const details = [order.problemNote, order.incidentNote, order.sendError]
    .filter((words) => words !== '')
    .join(' ')
  const { orderNumber: number } = order
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="text-heading">{t('heading', { number })}</h1>
        <PartnerOrderBadge state={order.state} />
        <Link to={`/orders/${order.orderId}`} className={buttonClass('link', 'text-small sm:ml-auto')}>
          {t('toOrder', { number })}
        </Link>
      </div>
      {attention === '' ? null : (
        <div className="mb-6">
          <Notice>
            <p className="font-medium">{attention}</p>
            {details === '' ? null : <p className="text-small wrap-anywhere">{details}</p>}
          </Notice>
        </div>
      )}
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PrintedItems order={order} />
          <PartnerHistory history={order.history} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:row-start-1">
          <ActionPanel key={order._id} order={order} />
          <CostPanel costs={order.costs} state={order.state} />
          <PartnerFacts order={order} />
        </div>
      </div>
    </>
  )
}

function PartnerHistory({ history }: Pick<StaffPartnerOrderInFull, 'history'>) {
  const { t } = useWords()
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('history')}</h2>
      <ol className="flex flex-col gap-3 border-l-2 border-hairline pl-4">
        {history.map((event) => (
          <li key={`${event.at} ${event.text}`}>
            <p className="font-medium">{event.text}</p>
            <p className="text-small text-timber">{[shopTimeInWords(event.at), event.actor].join(' · ')}</p>
            {event.note === '' ? null : <p className="text-small wrap-anywhere">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
