import { type CollectionState, readCollectionState } from '@first-fashion/contract/catalog/collection-address'
import { SearchField } from '@first-fashion/ui'
import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { takeEarly } from '../../platform/screen/early-input.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { changed } from './collection-state.ts'
import { matchRequestedSearch } from './requested-searches.rules.ts'
import './collection-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx'))

const typingPauseMs = 250

interface SearchBarProps {
  readonly state: CollectionState
  /** The first character adds an entry to the browser's history; the next ones replace it. */
  readonly go: (next: CollectionState, how?: { readonly replace: boolean }) => void
}

/** Finds products by a part of their name and suggests some while the shopper types. */
export function SearchBar({ state, go }: SearchBarProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(state.search)
  const [isSuggesting, setSuggesting] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<number>(undefined)
  const registerSearch = useTextOfAddress(state.search, setText)
  const latest = useRef(state)
  latest.current = state
  const ask = () => {
    registerSearch(text)
    go(changed(latest.current, { search: text }), { replace: isSearchInAddress() })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search.
  useEffect(() => {
    if (text === state.search || document.activeElement !== input.current) return
    pause.current = window.setTimeout(ask, typingPauseMs)
    return () => window.clearTimeout(pause.current)
  }, [text])

  useEarlyText(setText)

  const showTyped = () => {
    if (text !== state.search) ask()
  }
  const close = () => {
    setSuggesting(false)
    input.current?.focus()
    showTyped()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSuggesting) {
      event.preventDefault()
      close()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event, frame.current, input.current)
  }
  return (
    <search
      ref={frame}
      className="relative z-20 mb-8 block"
      onKeyDown={keys}
      onBlur={(event) => {
        // Focus on a suggestion keeps the search; focus elsewhere submits it at once.
        window.clearTimeout(pause.current)
        if (event.currentTarget.contains(event.relatedTarget)) return
        setSuggesting(false)
        showTyped()
      }}
    >
      <SearchField
        ref={input}
        // The shopper just opened the bar to type.
        autoFocus
        label={t('collection:searchLabel')}
        closeLabel={t('collection:closeSearch')}
        placeholder={t('collection:searchPlaceholder')}
        value={text}
        maxLength={100}
        onChange={(event) => {
          setText(event.target.value)
          setSuggesting(true)
        }}
        onSend={() => {
          setSuggesting(false)
          showTyped()
        }}
        onClose={() => go(changed(state, { search: '', searchBar: false }))}
      />
      {isSuggesting && text.trim() !== '' ? (
        <Suspense fallback={null}>
          <SearchSuggestions text={text.trim()} onAll={() => close()} />
        </Suspense>
      ) : null}
    </search>
  )
}

/** Brings what was typed while the field was being loaded. */
function useEarlyText(setText: (change: (before: string) => string) => void): void {
  useLayoutEffect(() => {
    const typed = takeEarly()
    if (typed !== '') setText((before) => before + typed)
  }, [setText])
}

/** A search that is still on its way is not in the address yet, so the next one must not replace what is. */
const isSearchInAddress = (): boolean =>
  readCollectionState(new URLSearchParams(window.location.search)).search !== ''

/**
 * When the URL brings a word that was not requested here (back button), the field shows it. A requested word
 * may arrive after more typing: the field stays. Returns a function to register a request.
 */
function useTextOfAddress(search: string, setText: (text: string) => void): (text: string) => void {
  const known = useRef(search)
  const underway = useRef<readonly string[]>([])
  useEffect(() => {
    if (search === known.current) return
    known.current = search
    const { isOwn, left } = matchRequestedSearch(search, underway.current)
    underway.current = left
    if (!isOwn) setText(search)
  }, [search, setText])
  return (text) => {
    underway.current = [...underway.current, text]
  }
}

/** Up and down move through the field and its suggestions. */
function moveFocus(event: KeyboardEvent, frame: HTMLElement | null, input: HTMLInputElement | null): void {
  const stops = [input, ...(frame?.querySelectorAll<HTMLElement>('ul a, [data-see-all]') ?? [])].filter(
    (stop) => stop !== null,
  )
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  next.focus()
}
