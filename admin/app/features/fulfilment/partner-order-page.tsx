import type { StaffPartnerOrderInFull } from '@first-fashion/contract/fulfilment/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Button, buttonClass, Notice, Skeleton, TextField } from '@first-fashion/ui'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { PartnerOrderBadge, useAttention } from './partner-order-badge.tsx'
import { PrintedItems } from './printed-items.tsx'
import { type PartnerOrderAction, useActOnPartnerOrder, usePartnerOrder } from './queries.ts'
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
          <IfMay permission="fulfilment.change">
            <ActionPanel key={order._id} order={order} />
          </IfMay>
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

/** How the partner knows it, and where its parcel is. */
function PartnerFacts({ order }: { readonly order: StaffPartnerOrderInFull }) {
  const { t } = useWords()
  const { tracking } = order
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-3 text-title">{t('facts')}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <Fact label={t('externalId')}>{order.externalId}</Fact>
        {order.partnerId === '' ? null : <Fact label={t('partnerId')}>{order.partnerId}</Fact>}
        <Fact label={t('tries')}>{order.tries}</Fact>
        {tracking === null ? null : (
          <Fact label={t('parcel')}>
            {tracking.carrier} · {tracking.number}
          </Fact>
        )}
      </dl>
      {tracking === null || tracking.url === '' ? null : (
        <a
          href={tracking.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('link', 'mt-2')}
        >
          {t('track')}
        </a>
      )}
    </section>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-timber">{label}</dt>
    <dd className="text-right wrap-anywhere tabular-nums">{children}</dd>
  </>
)

/** What the print partner asks, and what is left of the price. */
function CostPanel({ costs, state }: Pick<StaffPartnerOrderInFull, 'costs' | 'state'>) {
  const { t } = useWords()
  const none = state === 'cancelled' ? t('cancelledCosts') : t('noCosts')
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-3 text-title">{t('costs')}</h2>
      {costs === null ? <p className="text-small text-timber">{none}</p> : <CostRows costs={costs} />}
    </section>
  )
}

function CostRows({ costs }: { readonly costs: NonNullable<StaffPartnerOrderInFull['costs']> }) {
  const { t } = useWords()
  const rupees = (amount: number | null) => (amount === null ? t('noRate') : formatPrice(amount, lkr))
  const percent = costs.marginPercent === null ? '' : ` (${costs.marginPercent}%)`
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <Row label={t('goods')} text={costs.goodsText} />
      <Row label={t('tax')} text={costs.taxText} />
      <Row label={t('shipping')} text={costs.shippingText} />
      <Row label={t('total')} text={costs.totalText} />
      <Row label={t('totalRupees')} text={rupees(costs.total)} />
      <Row label={t('rate')} text={costs.rateText === '' ? t('noRate') : costs.rateText} />
      <Row label={t('sold')} text={rupees(costs.sold)} />
      <dt className="mt-2 border-t border-hairline pt-2 font-semibold">{t('margin')}</dt>
      <dd className="mt-2 border-t border-hairline pt-2 pl-4 text-right font-semibold">
        {costs.margin === null ? t('noRate') : `${rupees(costs.margin)}${percent}`}
      </dd>
    </dl>
  )
}

const Row = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <>
    <dt className="text-timber">{label}</dt>
    <dd className="pl-4 text-right">{text}</dd>
  </>
)

const actions: readonly PartnerOrderAction[] = ['resolve', 'release', 'resend', 'markDelivered', 'hold']

/** What staff can do with an order at the print partner now. */
function ActionPanel({ order }: { readonly order: StaffPartnerOrderInFull }) {
  const { t } = useWords()
  const acting = useActOnPartnerOrder(order)
  const [note, setNote] = useState('')
  const nextStep = useNextStep(order)
  const allowed = actions.filter((action) => order.can[action])
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('nextStep')}</h2>
      <p className="text-small text-timber">{nextStep}</p>
      {allowed.length === 0 ? null : (
        <div className="mt-4 flex flex-col gap-4">
          <TextField
            label={t('note')}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {allowed.map((action, at) => (
            <Button
              key={action}
              variant={at > 0 || action === 'hold' ? 'secondary' : 'primary'}
              busy={acting.isPending && acting.variables.action === action}
              onClick={() => acting.mutate({ action, note }, { onSuccess: () => setNote('') })}
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

/** What can be done, in words. */
function useNextStep({ state, heldReason, problem, incident }: StaffPartnerOrderInFull): string {
  const { t } = useWords()
  if (incident !== null) return t(`incidentTexts.${incident}`)
  if (state === 'refused') return t(`refusedTexts.${problem ?? 'other'}`)
  if (heldReason === 'no-print-file') return t('noFileText')
  const isOver = state === 'delivered' || state === 'cancelled'
  return isOver ? t('nothingToDo') : t(`texts.${state}`)
}
