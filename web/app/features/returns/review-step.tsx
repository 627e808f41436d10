import { limits } from '@first-fashion/contract/limits'
import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import type { ReturnPayout } from '@first-fashion/contract/returns/status'
import { Button, Notice, Skeleton } from '@first-fashion/ui'
import { Suspense } from 'react'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { returnSections } from '../../shell/slots/return-sections.ts'
import { ExchangeRows, PayoutChoice } from './exchange-rows.tsx'
import { RequestRows, Row, rupees, windowEnd } from './request-rows.tsx'
import type { OrderReturns, ReturnBody } from './return-draft.ts'
import { goneLines } from './use-return-form.ts'
import type { ReturnPreview } from './use-return-preview.ts'
import './returns-words.ts'

interface ReviewProps {
  readonly body: ReturnBody
  readonly preview: ReturnPreview
  readonly returns: OrderReturns
  readonly onPayout: (payout: ReturnPayout) => void
  /** What is wanted for these lines is gone. */
  readonly onGone: (lineIds: readonly string[]) => void
}

/** When the request is possible and the items are sent, and what is said of them. */
function Facts({ body, until }: { readonly body: ReturnBody; readonly until: number }) {
  const { t } = useTranslation()
  const photos = body.photoIds?.length ?? 0
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6">
      <Row label={t('returns:requestBy')} amount={windowEnd(until)} />
      <Row label={t('returns:sendBy')} amount={t('returns:sendWithin', { count: limits.returnSendDays })} />
      <Row label={t('returns:reason')} amount={t(`returns:reasons.${body.reason}`)} />
      {photos === 0 ? null : <Row label={t('returns:photos')} amount={String(photos)} />}
    </dl>
  )
}

/** The figures that will be posted, as the server calculates them. */
export function ReviewStep({ preview, onGone, ...review }: ReviewProps) {
  const { t } = useTranslation()
  const gone = preview.isError ? goneLines(preview.error) : []
  if (preview.isError)
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="danger">{refusalWords(preview.error, t('returns:figuresFailed'))}</Notice>
        {gone.length === 0 ? (
          <Button variant="quiet" onClick={() => preview.refetch()}>
            {t('problem.tryAgain')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onGone(gone)}>
            {t('returns:chooseAgain')}
          </Button>
        )}
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-title">{t('returns:check')}</h3>
      {preview.data ? <Figures figures={preview.data} {...review} /> : <Skeleton className="h-32" />}
    </div>
  )
}

interface FiguresProps extends Omit<ReviewProps, 'preview' | 'onGone'> {
  readonly figures: ReturnFigures
}

function Figures({ figures, body, returns, onPayout }: FiguresProps) {
  const { t } = useTranslation()
  const nameOf = (lineId: string) => returns.lines.find((line) => line.lineId === lineId)?.name ?? ''
  return (
    <>
      <Facts body={body} until={figures.until} />
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
      <RequestRows sums={{ ...figures, kind: body.kind, totalRefundAmount: figures.total }} />
      {body.kind === 'exchange' && figures.priceDifference < 0 && returns.payouts.length > 1 ? (
        <PayoutChoice payouts={returns.payouts} chosen={body.payout} onChoose={onPayout} />
      ) : null}
      <Suspense fallback={<Skeleton className="h-11" />}>
        {returnSections.map(({ name, Part }) => (
          <Part key={name} asked={body} />
        ))}
      </Suspense>
    </>
  )
}
