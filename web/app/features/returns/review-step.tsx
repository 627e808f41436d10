import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import type { ReturnPayout } from '@first-fashion/contract/returns/status'
import { Button, Notice, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { DifferenceRows, ExchangeRows, PayoutChoice } from './exchange-rows.tsx'
import { RefundRows, Row, rupees } from './refund-rows.tsx'
import type { OrderReturns, ReturnBody } from './return-draft.ts'
import { returnKeys } from './returns.keys.ts'
import './returns-words.ts'

interface ReviewProps {
  readonly body: ReturnBody
  readonly returns: OrderReturns
  readonly onPayout: (payout: ReturnPayout) => void
}

/** The figures that will be posted, as the server calculates them. */
export function ReviewStep({ body, returns, onPayout }: ReviewProps) {
  const { t } = useTranslation()
  const preview = useQuery({
    queryKey: returnKeys.preview(body),
    queryFn: async () => (await call('returns.preview', { body })).figures,
    staleTime: 0,
    retry: false,
  })
  if (preview.isError)
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="danger">{refusalWords(preview.error, t('returns:figuresFailed'))}</Notice>
        <Button variant="quiet" onClick={() => preview.refetch()}>
          {t('problem.tryAgain')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-title">{t('returns:check')}</h3>
      {preview.data === undefined ? (
        <Skeleton className="h-32" />
      ) : (
        <Figures figures={preview.data} body={body} returns={returns} onPayout={onPayout} />
      )}
    </div>
  )
}

function Figures({ figures, body, returns, onPayout }: ReviewProps & { readonly figures: ReturnFigures }) {
  const { t } = useTranslation()
  const nameOf = (lineId: string) => returns.lines.find((line) => line.lineId === lineId)?.name ?? ''
  return (
    <>
      {figures.lines.map((line) => (
        <dl key={line.lineId} className="grid grid-cols-[1fr_auto] gap-x-6 tabular-nums">
          <Row
            label={t('returns:price', { count: line.quantity, name: nameOf(line.lineId) })}
            amount={rupees(line.price)}
          />
          {line.discounts.map((discount) => (
            <Row key={discount.label} label={discount.label} amount={rupees(discount.amount)} />
          ))}
          {line.exchangeFor === null ? null : (
            <ExchangeRows exchangeFor={line.exchangeFor} quantity={line.quantity} />
          )}
        </dl>
      ))}
      {figures.alreadyRefunded === 0 ? null : (
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 tabular-nums">
          <Row label={t('returns:alreadyRefunded')} amount={rupees(0 - figures.alreadyRefunded)} />
        </dl>
      )}
      {body.kind === 'refund' ? (
        <RefundRows figures={figures} />
      ) : (
        <>
          <DifferenceRows request={{ ...figures, totalRefundAmount: figures.total }} />
          {figures.priceDifference < 0 && returns.payouts.length > 1 ? (
            <PayoutChoice payouts={returns.payouts} chosen={body.payout} onChoose={onPayout} />
          ) : null}
        </>
      )}
    </>
  )
}
