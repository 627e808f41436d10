import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { isPrepaid } from '@first-fashion/contract/orders/tenders'
import { buttonClass, Disclosure, Skeleton } from '@first-fashion/ui'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { AddressPanel } from './address-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { type OrderPart, OrderParts, usePermittedParts } from './order-parts.tsx'
import { packedItems } from './packed-items.ts'
import { paymentWord } from './payment-word.ts'
import { useOrder } from './queries.ts'
import { OrderStatusBadge } from './status-badge.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { TransitionPanel } from './transition-panel.tsx'
import { useWords } from './words.ts'

interface PageProps {
  /** What other features add beside the order, for those who pack it. */
  readonly panels: readonly OrderPart[]
  /** What they add about its money, folded. */
  readonly moneyPanels: readonly OrderPart[]
  /** What they add about its documents, folded. */
  readonly documentPanels: readonly OrderPart[]
  /** What other features add below its total. */
  readonly totalParts: readonly OrderPart[]
  /** What other features add below its address. */
  readonly addressParts: readonly OrderPart[]
}

export function OrderPage(parts: PageProps) {
  const { t } = useWords()
  const { id = '' } = useParams()
  const order = useOrder(id)
  return (
    <>
      <Link to="/orders" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {order.isPending ? <Skeleton className="h-96" /> : null}
      {order.isError ? <LoadFailure error={order.error} onRetry={() => order.refetch()} /> : null}
      {order.data === undefined ? null : (
        <OrderView order={order.data} onReload={() => order.refetch()} {...parts} />
      )}
    </>
  )
}

interface ViewProps extends PageProps {
  readonly order: StaffOrder
  readonly onReload: () => void
}

function OrderView({ order, onReload, ...parts }: ViewProps) {
  const { panels, moneyPanels, documentPanels, totalParts, addressParts } = parts
  const { t } = useWords()
  return (
    <>
      <Heading order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-6">
          <AddressPanel order={order}>
            <OrderParts parts={addressParts} orderId={order._id} />
          </AddressPanel>
          <ItemsPanel order={order}>
            <OrderParts parts={totalParts} orderId={order._id} />
          </ItemsPanel>
        </div>
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderParts parts={panels} orderId={order._id} />
          <IfMay permission="orders.move">
            <TransitionPanel order={order} onReload={onReload} />
            {order.fulfilment === 'cancelled' || order.awaitsPartner ? null : (
              <TrackingPanel key={order._id} order={order} />
            )}
          </IfMay>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <NotesPanel order={order} />
          <div className="divide-y divide-hairline border border-hairline bg-paper px-5 py-1">
            {usePermittedParts(moneyPanels).length === 0 ? null : (
              <Disclosure title={t('money')}>
                <div className={folded}>
                  <OrderParts parts={moneyPanels} orderId={order._id} />
                </div>
              </Disclosure>
            )}
            <Disclosure title={t('documents')}>
              <div className={folded}>
                <OrderParts parts={documentPanels} orderId={order._id} />
                <MailPanel order={order} />
              </div>
            </Disclosure>
            <Disclosure title={t('history')}>
              <History order={order} />
            </Disclosure>
          </div>
        </div>
      </div>
    </>
  )
}

const folded = 'grid items-start gap-6 xl:grid-cols-2'

function Heading({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4">
      <h1 className="text-heading tabular-nums">{t('order', { number: order.orderNumber })}</h1>
      <OrderStatusBadge status={order.status} />
      <span className="text-small text-timber">
        {[
          t(`paymentWord.${paymentWord(order)}`),
          ...(order.refundedText === '' ? [] : [t('refunded', { amount: order.refundedText })]),
          ...order.tenders
            .filter((tender) => isPrepaid(tender) && tender.returned > 0)
            .map(({ label, returned }) => t('tenderReturned', { label, amount: formatPrice(returned, lkr) })),
          ...(order.isRefundAwaited ? [t('refundPending')] : []),
          ...(order.caution === 'disputed' ? [t('disputed')] : []),
        ].join(' · ')}
      </span>
      {packedItems(order).length === 0 ? null : (
        <Link to={`/orders/${order._id}/packing`} className={buttonClass('link', 'ml-auto text-small')}>
          {t('packingPage')}
        </Link>
      )}
    </div>
  )
}

function History({ order }: { readonly order: StaffOrder }) {
  return (
    <ol className="flex flex-col gap-3 border-l-2 border-hairline pl-4">
      {order.events.map((event) => (
        <li key={`${event.at} ${event.text}`}>
          <p className="font-medium">{event.text}</p>
          <p className="text-small text-timber">
            {shopTimeInWords(event.at)} · {event.actor}
            {event.note === '' ? null : ` · ${event.note}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
