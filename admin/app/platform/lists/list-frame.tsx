import { Button, IconButton, Skeleton, TextField } from '@first-fashion/ui'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSharedWords } from '../words/words.ts'

interface ListFrameProps {
  readonly title: string
  /** The description of the list. */
  readonly lead?: string
  /** Actions besides reading, such as adding one. */
  readonly action?: ReactNode
  readonly filters: ReactNode
  /** Whether the list has a search; true by default. */
  readonly hasSearch?: boolean
  /** Shown instead of 'No results' when there is no search. */
  readonly whenEmpty?: ReactNode
  readonly total: number | undefined
  readonly pages: number
  readonly state: 'pending' | 'error' | 'success'
  readonly onRetry: () => void
  readonly children: ReactNode
}

const typingPauseMs = 250

/** A list with search, filters and pages, all of them in the URL. */
export function ListFrame({
  title,
  lead,
  action,
  filters,
  hasSearch = true,
  whenEmpty,
  total,
  pages,
  state,
  onRetry,
  children,
}: ListFrameProps) {
  const { t } = useSharedWords()
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState(query.get('search') ?? '')
  const page = Number(query.get('page') ?? '1')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search.
  useEffect(() => {
    if (search === (query.get('search') ?? '')) return
    const timer = window.setTimeout(() => setQuery(withChange(query, { search })), typingPauseMs)
    return () => window.clearTimeout(timer)
  }, [search])
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">{title}</h1>
        {action}
      </div>
      {lead === undefined ? null : <p className="mt-1 max-w-[42rem] text-timber">{lead}</p>}
      <div className="my-5 grid grid-cols-2 gap-4 lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {hasSearch ? (
          <div className="col-span-2">
            <TextField
              label={t('search')}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
        ) : null}
        {filters}
      </div>
      <p aria-live="polite" className="mb-2 text-small text-timber">
        {total === undefined ? ' ' : t('found', { count: total })}
      </p>
      {state === 'pending' ? <Skeleton className="h-96" /> : null}
      {state === 'error' ? (
        <div className="flex items-center gap-4">
          <p className="text-hibiscus">{t('failed')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : null}
      {total === 0
        ? (whenEmpty ?? <p className="py-10 text-timber">{t('none')}</p>)
        : state === 'success'
          ? children
          : null}
      {pages > 1 ? <Pages page={page} pages={pages} /> : null}
    </>
  )
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
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
