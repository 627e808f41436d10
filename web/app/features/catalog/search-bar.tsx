import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CollectionState, changed } from './collection-state.ts'
import { SearchSuggestions } from './search-suggestions.tsx'
import '../../platform/words/collection.ts'

const typingPauseMs = 250

interface SearchBarProps {
  readonly state: CollectionState
  /** The first letter is a step in the browser's history, the others replace it. */
  readonly go: (next: CollectionState, how?: { readonly replace: boolean }) => void
}

/** Finds products by a part of their name, and suggests some as one types. */
export function SearchBar({ state, go }: SearchBarProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(state.search)
  const [isSuggesting, setSuggesting] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<number>(undefined)
  useTextOfAddress(state.search, input, setText)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search.
  useEffect(() => {
    if (text === state.search || document.activeElement !== input.current) return
    const replace = state.search !== ''
    pause.current = window.setTimeout(() => go(changed(state, { search: text }), { replace }), typingPauseMs)
    return () => window.clearTimeout(pause.current)
  }, [text])

  const showTyped = () => {
    if (text !== state.search) go(changed(state, { search: text }), { replace: state.search !== '' })
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
        // Whoever goes to a suggestion has found something; whoever leaves the bar wants what was typed, now.
        window.clearTimeout(pause.current)
        if (event.currentTarget.contains(event.relatedTarget)) return
        setSuggesting(false)
        showTyped()
      }}
    >
      <form
        className="flex items-center gap-2 border-b-2 border-ink pb-1 has-[input:focus-visible]:shadow-[0_3px_0_var(--color-saffron)]"
        onSubmit={(event) => {
          event.preventDefault()
          setSuggesting(false)
          showTyped()
        }}
      >
        <Search aria-hidden="true" size={20} className="shrink-0" />
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the bar was just opened by the person who wants to type.
          autoFocus
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('collection.searchLabel')}
          placeholder={t('collection.searchPlaceholder')}
          value={text}
          maxLength={100}
          onChange={(event) => {
            setText(event.target.value)
            setSuggesting(true)
          }}
          className="min-h-11 w-full bg-transparent text-lead placeholder:text-timber outline-none! shadow-none! [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          aria-label={t('collection.closeSearch')}
          className="grid size-11 shrink-0 place-items-center"
          onClick={() => go(changed(state, { search: '', searchBar: false }))}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </form>
      {isSuggesting && text.trim() !== '' ? (
        <SearchSuggestions text={text.trim()} onAll={() => close()} />
      ) : null}
    </search>
  )
}

/** When the address brings another word, by the back button, the field shows it, unless someone types there. */
function useTextOfAddress(
  search: string,
  input: { readonly current: HTMLInputElement | null },
  setText: (text: string) => void,
): void {
  const typed = useRef(search)
  useEffect(() => {
    const node = input.current
    if (search === typed.current) return
    typed.current = search
    if (node !== null && search.trim() !== node.value.trim()) setText(search)
  }, [search, input, setText])
}

/** Up and down go through the field and the suggestions below it. */
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
