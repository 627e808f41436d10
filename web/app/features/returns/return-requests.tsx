import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { ReturnStatus } from '@first-fashion/contract/returns/status'
import { Badge, type BadgeTone } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { RefundRows } from './refund-rows.tsx'
import { ReturnLabel } from './return-label.tsx'
import './returns-words.ts'

const tones: Readonly<Record<ReturnStatus, BadgeTone>> = {
  pending: 'accent',
  processing: 'lagoon',
  completed: 'leaf',
  rejected: 'danger',
}

/** The requests of an order with their statuses, in the words of the specification. */
export function ReturnRequests({ requests }: { readonly requests: readonly ReturnRequest[] }) {
  return requests.length === 0 ? null : (
    <ul className="flex w-full flex-col gap-4">
      {requests.map((request) => (
        <li key={request._id} className="border-l-2 border-hairline pl-3">
          <Request request={request} />
        </li>
      ))}
    </ul>
  )
}

function Request({ request }: { readonly request: ReturnRequest }) {
  const { t } = useTranslation()
  const date = new Date(request.requestedAt).toLocaleDateString('en-GB', { dateStyle: 'long' })
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
            {t('returns:price', { count: line.quantity, name: [line.name, ...line.options].join(', ') })}
            {line.exchangeFor === null ? null : (
              <span className="block text-timber">
                {t('returns:exchangeFor', { options: optionWords(line.exchangeFor) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {kind === 'refund' && status !== 'rejected' ? (
        <RefundRows figures={{ ...request, total: request.totalRefundAmount }} />
      ) : null}
      {step === 'approved' ? <p>{t('returns:sendIt')}</p> : null}
      {step === 'approved' ? <ReturnLabel requestId={request._id} /> : null}
      {notes === '' ? null : <p className="wrap-anywhere">{t('returns:reply', { notes })}</p>}
      {replacement === null ? null : <p>{t('returns:replacedBy', { number: replacement.number })}</p>}
    </>
  )
}

export const optionWords = ({ color, size }: { readonly color: string; readonly size: string }): string =>
  [color, size].filter((word) => word !== '').join(', ')
