import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { pictureAt } from '@first-fashion/contract/pictures'
import type { StaffReturn, StaffReturnInFull } from '@first-fashion/contract/returns/staff-calls'
import { buttonClass, Dialog, PictureButton, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { CausedRefunds } from '../payments/index.ts'
import { ExchangePanel } from './exchange-panel.tsx'
import { useReturn } from './queries.ts'
import { ReturnBadge } from './return-badge.tsx'
import { ReturnFigures, ReturnItems } from './return-parts.tsx'
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
            <IfMay permission="returns.change">
              <ExchangePanel key={request.version} request={request} />
            </IfMay>
          ) : null}
          <ReturnHistory request={request} />
        </div>
        <div className="flex flex-col gap-6">
          <IfMay permission="returns.change">
            <StepPanel key={request.version} request={request} onReload={onReload} />
          </IfMay>
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

type Event = StaffReturn['history'][number]

/** What happened to a request: who took each step, when and why. */
function ReturnHistory({ request }: { readonly request: Pick<StaffReturn, 'history'> }) {
  const { t } = useWords()
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('history')}</h2>
      <ol className="flex flex-col gap-3 border-l-2 border-hairline pl-4">
        {request.history.map((event) => (
          <li key={`${event.at} ${event.text}`}>
            <p className="font-medium">{event.text}</p>
            <p className="text-small text-timber">
              {[shopTimeInWords(event.at), whoOf(event, t)].filter(Boolean).join(' · ')}
            </p>
            {event.note === '' ? null : <p className="text-small wrap-anywhere">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Staff and partners by their names; '' if it was not written down. */
function whoOf({ actor, name }: Event, t: ReturnType<typeof useWords>['t']): string {
  if (name === '') return ''
  if (actor === 'shop') return t('byItself')
  return actor === 'customer' ? t('byCustomer', { name }) : name
}

/** What the customer photographed; each opens large. */
function ReturnPhotos({ photos }: Pick<StaffReturn, 'photos'>) {
  const { t } = useWords()
  const [opened, setOpened] = useState<number>()
  const photo = opened === undefined ? undefined : photos[opened]
  return photos.length === 0 ? null : (
    <>
      <ul aria-label={t('photos')} className="mt-4 flex flex-wrap gap-3">
        {photos.map(({ _id, url }, nth) => (
          <li key={_id}>
            <PictureButton aria-label={t('photoOpen', { number: nth + 1 })} onClick={() => setOpened(nth)}>
              <img
                src={pictureAt(url, 320)}
                alt=""
                width={128}
                height={128}
                className="size-32 bg-sand object-cover"
              />
            </PictureButton>
          </li>
        ))}
      </ul>
      {photo === undefined || opened === undefined ? null : (
        <Dialog
          open
          onClose={() => setOpened(undefined)}
          title={t('photo', { number: opened + 1 })}
          closeLabel={t('close')}
        >
          <img
            src={pictureAt(photo.url, 1600)}
            alt={t('photo', { number: opened + 1 })}
            className="mx-auto max-h-[65dvh] max-w-full object-contain"
          />
        </Dialog>
      )}
    </>
  )
}

interface FactsProps {
  readonly request: Pick<StaffReturnInFull, 'costs' | 'customerRecord'>
}

const sheet = 'border border-hairline bg-paper p-5'

/** What the request costs the shop, and how often its customer orders and sends back. */
function RequestFacts({ request: { costs, customerRecord: history } }: FactsProps) {
  const { t } = useWords()
  return (
    <>
      <section className={sheet}>
        <h2 className="mb-4 text-title">{t('costs')}</h2>
        <dl className="tabular-nums">
          <Row label={t('costsRefund')} text={formatPrice(costs.refund, lkr)} />
          <Row label={t('shipping')} text={formatPrice(costs.shipping, lkr)} />
          <Row label={t('costsWrittenOff')} text={formatPrice(costs.writtenOff, lkr)} />
        </dl>
      </section>
      {history === null ? null : (
        <section className={sheet}>
          <h2 className="mb-4 text-title">{t('customerHistory')}</h2>
          <dl className="tabular-nums">
            <Row label={t('historyOrders')} text={String(history.orders)} />
            <Row label={t('historyReturns')} text={String(history.returns)} />
            <Row label={t('historyShare')} text={shareOf(history)} />
          </dl>
        </section>
      )}
    </>
  )
}

type History = NonNullable<StaffReturnInFull['customerRecord']>

const shareOf = ({ orders, ordersWithReturns }: History): string =>
  `${orders === 0 ? 0 : Math.round((100 * ordersWithReturns) / orders)}%`

const Row = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt>{label}</dt>
    <dd className="text-right">{text}</dd>
  </div>
)
