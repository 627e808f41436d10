import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CollectionState, changed } from './collection-state.ts'

const typingPauseMs = 250

/** Finds products by a part of their name, as one types. */
export function SearchBar({
  state,
  go,
}: {
  readonly state: CollectionState
  readonly go: (next: CollectionState) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(state.search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search.
  useEffect(() => {
    if (text === state.search) return
    const timer = window.setTimeout(() => go(changed(state, { search: text })), typingPauseMs)
    return () => window.clearTimeout(timer)
  }, [text])
  return (
    <search className="mb-8 flex items-center gap-2 border-b-2 border-ink pb-1">
      <Search aria-hidden="true" size={20} className="shrink-0" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the bar was just opened by the person who wants to type.
        autoFocus
        type="search"
        aria-label={t('collection.searchLabel')}
        placeholder={t('collection.searchPlaceholder')}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        className="min-h-11 w-full bg-transparent text-lead placeholder:text-timber focus-visible:outline-none"
      />
      <button
        type="button"
        aria-label={t('collection.closeSearch')}
        className="grid size-11 shrink-0 place-items-center"
        onClick={() => go(changed(state, { search: '', searchBar: false }))}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </search>
  )
}
