import { Button, IconButton } from '@first-fashion/ui'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useSharedWords } from '../words/words.ts'

/** Turns the pages of a list; the page is in the URL. */
export function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const { t } = useSharedWords()
  const [query, setQuery] = useSearchParams()
  // A new page starts at the top.
  const turn = (to: number) => {
    setQuery(withChange(query, { page: String(to) }))
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={t('pages')} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <IconButton label={t('firstPage')} disabled={page <= 1} onClick={() => turn(1)}>
        <ChevronsLeft aria-hidden="true" size={20} />
      </IconButton>
      <Button variant="secondary" disabled={page <= 1} onClick={() => turn(page - 1)}>
        {t('previous')}
      </Button>
      <span className="tabular-nums">{t('page', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => turn(page + 1)}>
        {t('next')}
      </Button>
      <IconButton label={t('lastPage')} disabled={page >= pages} onClick={() => turn(pages)}>
        <ChevronsRight aria-hidden="true" size={20} />
      </IconButton>
    </nav>
  )
}

/** The URL with changed parameters; a new filter starts at page 1. */
export function withChange(
  query: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  if (!('page' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
