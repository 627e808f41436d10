import {
  type LineRefundFigures,
  type LineRefundKind,
  orderLineRefundCalls,
  type RefundableLines,
} from '@first-fashion/contract/line-refunds/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Button, ConfirmDialog, SelectField, Skeleton, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useLineRefund, useLineRefundPreview } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly orderId: string
  readonly order: RefundableLines
  readonly kind: LineRefundKind
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly onDone: () => void
}

const reasonForm = orderLineRefundCalls['staff.line-refund'].request.body.pick({ note: true })

/** The figures of the chosen units, and the button that posts exactly these. */
export function LineRefundForm({ orderId, order, kind, lines, onDone }: FormProps) {
  const { t } = useWords()
  const { payouts, version } = order
  const [chosenPayout, setPayout] = useState(payouts[0] ?? 'store-credit')
  const preview = useLineRefundPreview(orderId, { lines: [...lines], payout: chosenPayout }, version)
  const refund = useLineRefund(orderId)
  const [reason, setReason] = useState<string>()
  const form = useForm({ resolver: zodResolver(reasonForm), defaultValues: { note: '' } })
  if (lines.length === 0) return null
  if (preview.isError) return <LoadFailure error={preview.error} onRetry={() => preview.refetch()} />
  const figures = preview.data
  const post = (note: string) => {
    if (figures === undefined) return
    const body = { lines: [...lines], payout: chosenPayout, version, total: figures.total, note }
    refund.mutate(body, { onSuccess: onDone, onSettled: () => setReason(undefined) })
  }
  const action = figures?.isWholeOrder === true ? t('whole') : t(`confirm.${kind}`)
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ note }) => setReason(note))}
      className="mt-5 flex flex-col gap-4 border-t border-hairline pt-5"
    >
      {payouts.length < 2 ? null : (
        <SelectField
          label={t('payout')}
          value={chosenPayout}
          onChange={({ target }) => setPayout(payouts.find((one) => one === target.value) ?? chosenPayout)}
        >
          {payouts.map((payout) => (
            <option key={payout} value={payout}>
              {t(`payouts.${payout}`)}
            </option>
          ))}
        </SelectField>
      )}
      {figures === undefined ? <Skeleton className="h-24" /> : <Figures figures={figures} />}
      {kind === 'cancelled' ? <WhatBecomesOfThem order={order} lines={lines} /> : null}
      <TextField
        label={t('reason')}
        maxLength={500}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
      <Button type="submit" busy={refund.isPending} disabled={figures === undefined}>
        {action}
      </Button>
      {figures === undefined || reason === undefined ? null : (
        <ConfirmDialog
          open
          onClose={() => setReason(undefined)}
          title={t(`askTitles.${kind}`)}
          text={
            figures.toCollect === null
              ? t('askRefund', { amount: formatPrice(figures.total, lkr) })
              : t('askCollect', { amount: formatPrice(figures.toCollect, lkr) })
          }
          closeLabel={t('close')}
          keep={t('keepItems')}
          confirm={action}
          isBusy={refund.isPending}
          onConfirm={() => post(reason)}
        />
      )}
    </form>
  )
}

/** Only what was in stock goes back there; what is being made already comes all the same, as is said above. */
function WhatBecomesOfThem({ order, lines }: Pick<FormProps, 'order' | 'lines'>) {
  const { t } = useWords()
  const chosen = order.lines.filter((line) => lines.some(({ lineId }) => lineId === line.lineId))
  const isMade = chosen.some(({ isMadeToOrder }) => isMadeToOrder)
  const sentences = [
    ...(chosen.some(({ isMadeToOrder }) => !isMadeToOrder) ? [t('stockGoesBack')] : []),
    ...(isMade && !order.isInProduction ? [t('willNotBeMade')] : []),
  ]
  return sentences.length === 0 ? null : <p className="text-small text-timber">{sentences.join(' ')}</p>
}

function Figures({ figures }: { readonly figures: LineRefundFigures }) {
  const { t } = useWords()
  const units = figures.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const price = figures.lines.reduce((sum, line) => sum + line.price, 0)
  const rows: readonly (readonly [string, number])[] = [
    [t('price', { count: units }), price],
    ...figures.lines.flatMap(({ discounts }) =>
      discounts.map(({ label, amount }) => [label, amount] as const),
    ),
    [t('shipping'), figures.shipping],
    [t('alreadyRefunded'), 0 - figures.alreadyRefunded],
  ]
  const isUnpaid = figures.toCollect !== null
  const isSplit = figures.toStoreCredit > 0 && (isUnpaid || figures.toOriginal > 0)
  return (
    <section aria-label={t('figures')} aria-live="polite" className="text-small">
      <dl className="flex flex-col gap-1 tabular-nums">
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same discount.
            <Row key={at} label={label} amount={formatPrice(amount, lkr)} />
          ))}
        <Row
          label={t(isUnpaid ? 'notCollected' : 'total')}
          amount={formatPrice(isUnpaid ? figures.total - figures.toStoreCredit : figures.total, lkr)}
          isStrong
        />
        {figures.toCollect === null ? null : (
          <Row label={t('toCollect')} amount={formatPrice(figures.toCollect, lkr)} />
        )}
        {isSplit ? <Row label={t('toStoreCredit')} amount={formatPrice(figures.toStoreCredit, lkr)} /> : null}
        {figures.toOriginalText === '' ? null : (
          <Row label={t('toOriginal')} amount={figures.toOriginalText} />
        )}
      </dl>
      {figures.isWholeOrder ? (
        <p className="mt-2 text-hibiscus">{t(isUnpaid ? 'wholeUnpaid' : 'wholeOrder')}</p>
      ) : null}
    </section>
  )
}

interface RowProps {
  readonly label: string
  readonly amount: string
  readonly isStrong?: boolean
}

const Row = ({ label, amount, isStrong = false }: RowProps) => (
  <div
    className={`flex justify-between gap-4 ${isStrong ? 'border-t border-hairline pt-1 font-semibold' : ''}`}
  >
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
)
