import type { RefundableLines } from '@first-fashion/contract/line-refunds/staff-calls'
import { Stepper } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { LineRefundForm } from './line-refund-form.tsx'
import { useOrderLines } from './queries.ts'
import { useWords } from './words.ts'

/** Cancels units of an order that was not shipped, or refunds them after that. */
export function LineRefundPanel({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const order = useOrderLines(orderId)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  if (order.isError) return <LoadFailure error={order.error} onRetry={() => order.refetch()} />
  if (order.data === undefined) return null
  const { kind, problem, isUnpaid, isInProduction, lines, version } = order.data
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{kind === null ? t('title') : t(`titles.${kind}`)}</h2>
      <p className="mb-4 text-small text-timber">
        {kind === null ? problem : t(isUnpaid ? 'unpaidLead' : `leads.${kind}`)}
      </p>
      {kind === 'cancelled' && isInProduction ? (
        <p className="mb-4 text-small text-hibiscus">{t('inProduction')}</p>
      ) : null}
      <ul className="flex flex-col gap-4">
        {lines.map((line) => (
          <Line
            key={line.lineId}
            line={line}
            isOpen={kind !== null}
            chosen={chosen[line.lineId] ?? 0}
            onChange={(quantity) => setChosen({ ...chosen, [line.lineId]: quantity })}
          />
        ))}
      </ul>
      {kind === null ? null : (
        <LineRefundForm
          key={version}
          orderId={orderId}
          order={order.data}
          kind={kind}
          lines={lines.flatMap(({ lineId, left }) => {
            const quantity = Math.min(chosen[lineId] ?? 0, left)
            return quantity > 0 ? [{ lineId, quantity }] : []
          })}
          onDone={() => setChosen({})}
        />
      )}
    </section>
  )
}

interface LineProps {
  readonly line: RefundableLines['lines'][number]
  readonly isOpen: boolean
  readonly chosen: number
  readonly onChange: (quantity: number) => void
}

function Line({ line, isOpen, chosen, onChange }: LineProps) {
  const { t } = useWords()
  const { name, options, left, cancelled, refunded } = line
  const gone = [
    ...(cancelled > 0 ? [t('cancelledUnits', { count: cancelled })] : []),
    ...(refunded > 0 ? [t('refundedUnits', { count: refunded })] : []),
    t('left', { count: left }),
  ]
  const fullName = [name, ...options].join(', ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 text-small">
      <span className="min-w-0 wrap-anywhere">
        {fullName}
        <span className="block text-timber">{gone.join(' · ')}</span>
      </span>
      {isOpen && left > 0 ? (
        <Stepper
          value={Math.min(chosen, left)}
          minimum={0}
          maximum={left}
          onChange={onChange}
          label={t('unitsOf', { name: fullName })}
          lessLabel={t('less')}
          moreLabel={t('more')}
        />
      ) : null}
    </li>
  )
}
