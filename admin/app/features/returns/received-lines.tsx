import { isCustomItem } from '@first-fashion/contract/custom-products/custom-item'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { CountField } from '../../platform/count-field.tsx'
import type { CameLine, useReceiptPreview } from './queries.ts'
import { useWords } from './words.ts'

/** Nobody else buys a design of its shopper: what comes back of it is written off. */
export const isSoldAgain = ({ itemId }: StaffReturn['lines'][number]): boolean =>
  !isCustomItem({ productId: itemId })

/** How many units of each line came, and in which condition; at first all of them, and good if they are sold again. */
export const allCame = ({ lines }: StaffReturn): readonly CameLine[] =>
  lines.map((line) => {
    const good = isSoldAgain(line) ? line.quantity : 0
    return { lineId: line.lineId, good, damaged: line.quantity - good }
  })

/** How many units did not come; NaN while a count is wrong. */
export const missingOf = ({ lines }: StaffReturn, came: readonly CameLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) -
  came.reduce((sum, { good, damaged }) => sum + good + damaged, 0)

interface LinesProps {
  readonly request: StaffReturn
  readonly came: readonly CameLine[]
  readonly onChange: (came: readonly CameLine[]) => void
}

/** What came of each line. */
export function ReceivedLines({ request, came, onChange }: LinesProps) {
  const { t } = useWords()
  return request.lines.map((returned) => {
    const { lineId, name, options, quantity } = returned
    const line = came.find((one) => one.lineId === lineId) ?? { lineId, good: 0, damaged: 0 }
    const change = (part: Partial<CameLine>) =>
      onChange(came.map((one) => (one.lineId === lineId ? { ...one, ...part } : one)))
    const error = line.good + line.damaged > quantity ? t('cameTooMany', { count: quantity }) : undefined
    const bounds = { minimum: 0, maximum: quantity }
    return (
      <fieldset key={lineId} className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">
          {t('cameOf', { count: quantity, name: [name, ...options].join(', ') })}
        </legend>
        {isSoldAgain(returned) ? (
          <div className="grid grid-cols-2 gap-3">
            <CountField
              label={t('cameGood')}
              initial={line.good}
              {...bounds}
              onCount={(good) => change({ good })}
              error={error}
            />
            <CountField
              label={t('cameDamaged')}
              initial={line.damaged}
              {...bounds}
              onCount={(damaged) => change({ damaged })}
            />
          </div>
        ) : (
          <CountField
            label={t('cameCustom')}
            initial={line.damaged}
            {...bounds}
            onCount={(damaged) => change({ damaged })}
            error={error}
          />
        )}
      </fieldset>
    )
  })
}

interface FiguresProps {
  readonly preview: ReturnType<typeof useReceiptPreview>
  readonly missing: number
}

/** What the request comes to without what did not come. */
export function ReceiptFigures({ preview, missing }: FiguresProps) {
  const { t } = useWords()
  if (preview.isError) return <p className="text-small text-hibiscus">{preview.error.message}</p>
  const { data: figures } = preview
  return (
    <div aria-live="polite" className="border-l-2 border-hairline pl-3 tabular-nums">
      <p>{t('notCame', { count: missing })}</p>
      {figures === undefined ? (
        <p className="text-small text-timber">{t('exchangeCounting')}</p>
      ) : (
        <p>
          {[t('cameRefund', { amount: formatPrice(figures.total, lkr) }), figures.toOriginalText]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  )
}
