import type { StockHold } from '@first-fashion/contract/catalog/staff-product-calls'
import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { shopTimeInWords } from '../../../../platform/shop-time.ts'
import { useWords } from '../../words.ts'
import type { ProductFormState } from '../form-state.ts'
import { useStockHolds } from '../queries.ts'

interface HeldProps {
  readonly productId: string | undefined
  readonly colours: ProductFormState['colours']
}

/** Why units that are on hand cannot be ordered; nothing if none are held. */
export function HeldUnits({ productId, colours }: HeldProps) {
  const { t } = useWords()
  const isHeld = colours.some(({ cells }) => Object.values(cells).some(({ held }) => held > 0))
  const holds = useStockHolds(productId, isHeld)
  if (!isHeld || holds.data === undefined || holds.data.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-lead">{t('holds.title')}</h3>
      <ul className="text-small">
        {holds.data.map((hold) => {
          const colour = colours.find(({ variantIndex }) => variantIndex === hold.variantIndex)?.color ?? ''
          return (
            <li
              key={[hold.variantIndex, hold.size, hold.reason, hold.subjectId, hold.until].join(' ')}
              className="flex min-h-11 flex-wrap items-center gap-x-2"
            >
              <span className="tabular-nums">
                {t('holds.units', { count: hold.quantity, options: [colour, hold.size].join(', ') })}
              </span>
              <Reason hold={hold} />
              <span className="text-timber">{untilWords(hold, t)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Reason({ hold: { reason, subjectId, orderNumber } }: { readonly hold: StockHold }) {
  const { t } = useWords()
  const text = t(`holds.reasons.${reason}`, { number: orderNumber ?? '' })
  if (subjectId === null) return <span>{text}</span>
  const path = reason === 'exchange' ? `/returns/${subjectId}` : `/orders/${subjectId}`
  return (
    <Link to={path} className={buttonClass('link', 'text-small')}>
      {text}
    </Link>
  )
}

function untilWords({ reason, until }: StockHold, t: ReturnType<typeof useWords>['t']): string {
  if (until === null) return reason === 'exchange' ? t('holds.untilSettled') : ''
  return t('holds.until', { moment: shopTimeInWords(until) })
}
