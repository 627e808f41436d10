import { formatPriceInText, lkr } from '@first-fashion/contract/money/money'
import type { Sales, SalesFigures } from '@first-fashion/contract/today/staff-calls'
import { useWords } from './words.ts'

/** What was sold today and this week, against the week before. */
export function SalesPanel({ sales: { today, thisWeek, weekBefore } }: { readonly sales: SalesFigures }) {
  const { t } = useWords()
  return (
    <section aria-labelledby="sold" className="border border-hairline bg-paper p-5">
      <h2 id="sold" className="mb-3 text-title">
        {t('sold')}
      </h2>
      <dl className="flex flex-col gap-4">
        <Figure label={t('today')} sales={today} />
        <Figure label={t('thisWeek')} sales={thisWeek} note={useChange(thisWeek, weekBefore)} />
        <Figure label={t('weekBefore')} sales={weekBefore} isQuiet />
      </dl>
    </section>
  )
}

interface FigureProps {
  readonly label: string
  readonly sales: Sales
  readonly note?: string
  readonly isQuiet?: boolean
}

function Figure({ label, sales: { orders, amount }, note = '', isQuiet = false }: FigureProps) {
  const { t } = useWords()
  return (
    <div>
      <dt className="text-small text-timber">{label}</dt>
      <dd className="tabular-nums">
        <span className={isQuiet ? 'text-timber' : 'text-title'}>{formatPriceInText(amount, lkr)}</span>
        <span className="text-timber"> · {t('orderCount', { count: orders })}</span>
        {note === '' ? null : <span className="block text-small">{note}</span>}
      </dd>
    </div>
  )
}

/** How much more or less it is, in words; '' if that says nothing. */
function useChange(now: Sales, before: Sales): string {
  const { t } = useWords()
  if (before.amount === 0) return ''
  const percent = Math.round((now.amount / before.amount - 1) * 100)
  if (percent === 0) return ''
  return percent > 0 ? t('more', { percent }) : t('less', { percent: -percent })
}
