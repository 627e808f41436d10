import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { pictureAt } from '@first-fashion/contract/pictures'
import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { ReturnStatus } from '@first-fashion/contract/returns/status'
import { Badge, type BadgeTone } from '@first-fashion/ui'
import { longDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { optionWords } from './exchange-rows.tsx'
import { PayDifference } from './exchanges/pay-difference.tsx'
import { RequestHistory } from './history/request-history.tsx'
import { RequestRows } from './request-rows.tsx'
import { ReturnLabel } from './return-label.tsx'
import { WithdrawRequest } from './withdrawal/withdraw-request.tsx'
import './returns-words.ts'

const tones: Readonly<Record<ReturnStatus, BadgeTone>> = {
  pending: 'accent',
  processing: 'lagoon',
  completed: 'leaf',
  rejected: 'danger',
}

interface RequestsProps {
  readonly requests: readonly ReturnRequest[]
  readonly methods: readonly PaymentMethod[]
}

/** The requests of an order with their statuses [A4.36]. */
export function ReturnRequests({ requests, methods }: RequestsProps) {
  return requests.length === 0 ? null : (
    <ul className="flex w-full flex-col gap-4">
      {requests.map((request) => (
        <li key={request._id} className="border-l-2 border-hairline pl-3">
          <Request request={request} methods={methods} />
        </li>
      ))}
    </ul>
  )
}

interface RequestProps {
  readonly request: ReturnRequest
  readonly methods: readonly PaymentMethod[]
}

function Request({ request, methods }: RequestProps) {
  const { t } = useTranslation()
  const date = longDay(request.requestedAt)
  const { kind, status, step, lines, notes, replacement } = request
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {t(`returns:kinds.${kind}`)}
        <span data-status={status}>
          <Badge tone={tones[status]}>{status}</Badge>
        </span>
      </p>
      <p className="text-timber">{t('returns:requestedOn', { date })}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.lineId}>
            {t('returns:price', { count: line.requested, name: [line.name, ...line.options].join(', ') })}
            {line.quantity < line.requested ? (
              <span className="block text-timber">
                {t('returns:notCame', { count: line.requested - line.quantity })}
              </span>
            ) : null}
            {line.exchangeFor === null ? null : (
              <span className="block text-timber">
                {t('returns:exchangeFor', { options: optionWords(line.exchangeFor) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {status === 'rejected' ? null : <RequestRows sums={request} />}
      {step === 'payment-due' ? <PayDifference request={request} methods={methods} /> : null}
      {request.hold === null || step === 'payment-due' ? null : <p>{heldWords(request, request.hold, t)}</p>}
      <SentPhotos photos={request.photos} />
      {step === 'approved' ? <p>{t('returns:sendIt')}</p> : null}
      {step === 'approved' ? <ReturnLabel requestId={request._id} /> : null}
      {step === 'refund-due' ? <p>{t(`returns:refundDue.${kind}`)}</p> : null}
      {request.withdrawnAt === null ? null : <p>{t('returns:withdrawn')}</p>}
      {notes === '' || request.withdrawnAt !== null ? null : (
        <p className="wrap-anywhere">{t('returns:reply', { notes })}</p>
      )}
      {replacement === null || step === 'payment-due' ? null : (
        <p>{t('returns:replacedBy', { number: replacement.number })}</p>
      )}
      <RequestHistory history={request.history} />
      <WithdrawRequest request={request} />
    </>
  )
}

/** Until when what is wanted is held; while it is due to be paid, the payment says so. */
function heldWords(
  { step }: ReturnRequest,
  { until }: NonNullable<ReturnRequest['hold']>,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (until === null) return t(step === 'received' ? 'returns:heldUntilSent' : 'returns:held')
  const date = longDay(until)
  return t('returns:heldUntil', { date })
}

function SentPhotos({ photos }: Pick<ReturnRequest, 'photos'>) {
  const { t } = useTranslation()
  return photos.length === 0 ? null : (
    <ul aria-label={t('returns:sentPhotos')} className="my-2 flex flex-wrap gap-2">
      {photos.map(({ _id, url }, nth) => (
        <li key={_id}>
          <img
            src={pictureAt(url, 160)}
            alt={t('returns:photo', { number: nth + 1 })}
            width={56}
            height={56}
            loading="lazy"
            className="size-14 bg-sand object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
