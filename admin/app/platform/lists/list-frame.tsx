import { Button, Skeleton, TextField } from '@first-fashion/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSharedWords } from '../words/words.ts'
import { Pages, withChange } from './pages.tsx'

interface ListFrameProps {
  readonly title: string
  /** The description of the list. */
  readonly lead?: string
  /** Actions besides reading, such as adding one. */
  readonly action?: ReactNode
  readonly filters: ReactNode
  /** Whether the list has a search; true by default. */
  readonly hasSearch?: boolean
  /** Shown when the list has nothing, instead of the words that all lists share. */
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
        ? (whenEmpty ?? <p className="py-10 text-timber">{t(isFiltered(query) ? 'none' : 'emptyYet')}</p>)
        : state === 'success'
          ? children
          : null}
      {pages > 1 ? <Pages page={page} pages={pages} /> : null}
    </>
  )
}

/** Whether the URL asks for a part of the list, by a word or a filter. */
const isFiltered = (query: URLSearchParams): boolean => [...query.keys()].some((name) => name !== 'page')
