import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/looks-words.ts'

interface PagesProps {
  readonly page: number
  readonly pages: number
  readonly pathOf: (page: number) => string
}

/** Previous and Next, as soon as there is more than one page; at the ends one of them rests. */
export function LookPages({ page, pages, pathOf }: PagesProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const turn = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true" className={buttonClass('secondary', 'border-hairline text-timber')}>
        {label}
      </span>
    ) : (
      <Link to={pathOf(to)} className={buttonClass('secondary')}>
        {label}
      </Link>
    )
  return (
    <nav aria-label={t('looks:pages')} className="mt-14 flex flex-wrap items-center justify-center gap-4">
      {turn(page - 1, t('looks:previous'))}
      <span className="tabular-nums text-timber">{t('looks:pageOf', { page, pages })}</span>
      {turn(page + 1, t('looks:next'))}
    </nav>
  )
}
