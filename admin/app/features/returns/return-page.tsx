import type { StaffReturnInFull } from '@first-fashion/contract/returns/staff-calls'
import { buttonClass, Skeleton } from '@first-fashion/ui'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { CausedRefunds } from '../payments/index.ts'
import { ExchangePanel } from './exchange-panel.tsx'
import { useReturn } from './queries.ts'
import { RequestFacts } from './request-facts.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { ReturnHistory } from './return-history.tsx'
import { ReturnFigures, ReturnItems } from './return-parts.tsx'
import { ReturnPhotos } from './return-photos.tsx'
import { StepPanel } from './step-panel.tsx'
import { useWords } from './words.ts'

/** A request with its figures, and what staff do next. */
export function ReturnPage() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const request = useReturn(id)
  return (
    <>
      <Link to="/returns" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {request.isPending ? <Skeleton className="h-96" /> : null}
      {request.isError ? <LoadFailure error={request.error} onRetry={() => request.refetch()} /> : null}
      {request.data === undefined ? null : (
        <ReturnView request={request.data} onReload={() => request.refetch()} />
      )}
    </>
  )
}

type Words = ReturnType<typeof useWords>['t']

interface ViewProps {
  readonly request: StaffReturnInFull
  readonly onReload: () => void
}

function ReturnView({ request, onReload }: ViewProps) {
  const { t } = useWords()
  const { orderNumber: number, kind, customer, note, notes, replacement } = request
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="text-heading">{t('title', { kind: t(`kinds.${kind}`), number })}</h1>
        <ReturnBadge status={request.status} />
        <Link to={`/orders/${request.orderId}`} className={buttonClass('link', 'ml-auto text-small')}>
          {t('toOrder', { number })}
        </Link>
      </div>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-6">
          <section className="border border-hairline bg-paper p-5">
            <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr] sm:gap-y-1">
              <Fact label={t('customer')} text={`${customer.name} ${customer.email}`.trim()} />
              <Fact label={t('reason')} text={t(`reasons.${request.reason}`)} />
              {note === '' ? null : <Fact label={t('customerNote')} text={note} />}
              {notes === '' ? null : <Fact label={t('ourReply')} text={notes} />}
              {request.hold === null ? null : <Fact label={t('held')} text={heldWords(request.hold, t)} />}
            </dl>
            <ReturnPhotos photos={request.photos} />
            {replacement === null ? null : (
              <Link to={`/orders/${replacement._id}`} className={buttonClass('link', 'mt-3')}>
                {t('replacement', { number: replacement.number })}
              </Link>
            )}
          </section>
          <ReturnItems request={request} />
          {request.kind === 'exchange' && request.next.includes('approved') ? (
            <ExchangePanel key={request.version} request={request} />
          ) : null}
          <ReturnHistory request={request} />
        </div>
        <div className="flex flex-col gap-6">
          <StepPanel key={request.version} request={request} onReload={onReload} />
          {request.refunds.length === 0 ? null : (
            <section className="border border-hairline bg-paper p-5">
              <h2 className="mb-4 text-title">{t('partnerRefunds')}</h2>
              <CausedRefunds refunds={request.refunds} onChange={onReload} />
            </section>
          )}
          <ReturnFigures request={request} />
          <RequestFacts request={request} />
        </div>
      </div>
    </>
  )
}

function heldWords({ until }: NonNullable<StaffReturnInFull['hold']>, t: Words): string {
  if (until === null) return t('heldUntilSettled')
  return t('heldUntil', { moment: shopTimeInWords(until) })
}

const Fact = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <>
    <dt className="text-timber">{label}</dt>
    <dd className="wrap-anywhere max-sm:mb-2 max-sm:last:mb-0">{text}</dd>
  </>
)
