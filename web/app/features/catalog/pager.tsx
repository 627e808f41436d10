import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { pagerEntries } from './pager.rules.ts'
import './collection-words.ts'

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  readonly onTurn: () => void
}

/** Page numbers as links: they work with and without JavaScript. */
export function Pager({ page, pages, hrefOf, onTurn }: PagerProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const box = 'grid h-11 w-9 place-items-center rounded-soft tabular-nums sm:w-11'
  const turn = (to: number, label: string, icon: typeof ChevronLeft) => {
    const Icon = icon
    if (to < 1 || to > pages)
      return (
        <span aria-hidden="true" className={`${box} text-hairline`}>
          <Icon size={20} />
        </span>
      )
    return (
      <Link
        to={hrefOf(to)}
        preventScrollReset
        onClick={onTurn}
        aria-label={label}
        className={`${box} hover:bg-sand`}
      >
        <Icon aria-hidden="true" size={20} />
      </Link>
    )
  }
  return (
    <nav
      aria-label={t('collection:pages')}
      className="mt-14 flex flex-wrap items-center justify-center sm:gap-1"
    >
      {turn(page - 1, t('collection:previous'), ChevronLeft)}
      {pagerEntries(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, told apart by their places.
          <span key={`gap-${index}`} className={`${box} text-timber`}>
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={hrefOf(entry)}
            preventScrollReset
            onClick={onTurn}
            aria-label={t('collection:page', { page: entry })}
            aria-current={entry === page ? 'page' : undefined}
            className={`${box} ${entry === page ? 'bg-ink text-paper' : 'hover:bg-sand'}`}
          >
            {entry}
          </Link>
        ),
      )}
      {turn(page + 1, t('collection:next'), ChevronRight)}
    </nav>
  )
}
