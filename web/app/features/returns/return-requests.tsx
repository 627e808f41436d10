import './returns-words.ts'
import './return-label-words.ts'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { pictureAt } from '@first-fashion/contract/pictures'
import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import { mayWithdraw, type ReturnStatus } from '@first-fashion/contract/returns/status'
import { Badge, type BadgeTone, Button, Disclosure } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { DownloadButton } from '../../platform/screen/download-button.tsx'
import { longDay, longMoment } from '../../platform/time/shop-dates.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderKeys } from '../orders/index.ts'
import { optionWords } from './exchange-rows.tsx'
import { PayDifference } from './exchanges/pay-difference.tsx'
import { RequestRows } from './request-rows.tsx'
import { returnKeys } from './returns.keys.ts'

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

/** The label of an approved request, as a download. */
function ReturnLabel({ requestId }: { readonly requestId: string }) {
  const { t } = useTranslation()
  return (
    <DownloadButton
      words={t('return-label:download')}
      failed={t('return-label:failed')}
      fetchFile={async () => (await call('returns.label', { params: { id: requestId } })).file}
    />
  )
}

/** What happened to a request: who took each step, when and why. */
function RequestHistory({ history }: Pick<ReturnRequest, 'history'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('returns:history')} open={isOpen} onToggle={setOpen}>
      {isOpen ? <Events history={history} /> : null}
    </Disclosure>
  )
}

function Events({ history }: Pick<ReturnRequest, 'history'>) {
  const { t } = useTranslation()
  return (
    <ol className="flex flex-col gap-2 border-l-2 border-hairline pl-3">
      {history.map(({ at, text, actor, note }) => (
        <li key={`${at} ${text}`}>
          <p>{text}</p>
          <p className="text-timber">
            {longMoment(at)}
            {' ·\u00A0'}
            {t(`returns:historyActors.${actor}`)}
          </p>
          {note === '' ? null : <p className="wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  )
}

interface WithdrawProps {
  readonly request: Pick<ReturnRequest, '_id' | 'orderId' | 'step' | 'replacement' | 'hold'>
}

/** Takes a request back that is not approved, or not paid for. */
function WithdrawRequest({ request }: WithdrawProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const withdrawal = useMutation({
    mutationFn: () => call('returns.withdraw', { body: { requestId: request._id } }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(refusalWords(error, t('returns:withdrawFailed'))),
    onSettled: async () => {
      setOpen(false)
      await queries.invalidateQueries({ queryKey: returnKeys.of(request.orderId) })
      await queries.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
  if (!mayWithdraw(request.step) || request.replacement !== null) return null
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('returns:withdraw')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('returns:withdrawTitle')}
        text={t(request.hold === null ? 'returns:withdrawText' : 'returns:withdrawHeldText')}
        keep={t('returns:withdrawKeep')}
        confirm={t('returns:withdraw')}
        isBusy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
      />
    </>
  )
}
