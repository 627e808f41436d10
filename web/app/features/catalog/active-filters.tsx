import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CollectionState, changed, toggled } from './collection-state.ts'

/** What is chosen, as chips that take it away again. */
export function ActiveFilters({
  state,
  go,
}: {
  readonly state: CollectionState
  readonly go: (next: CollectionState) => void
}) {
  const { t } = useTranslation()
  const chips = [
    ...state.categories.map((one) => ({
      name: one,
      next: changed(state, { categories: toggled(state.categories, one) }),
    })),
    ...state.types.map((one) => ({ name: one, next: changed(state, { types: toggled(state.types, one) }) })),
  ]
  if (chips.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map(({ name, next }) => (
        <button
          key={name}
          type="button"
          onClick={() => go(next)}
          aria-label={t('collection.remove', { name })}
          className="inline-flex min-h-9 items-center gap-2 rounded-full bg-sand px-4 text-small hover:bg-hairline"
        >
          {name}
          <X aria-hidden="true" size={14} />
        </button>
      ))}
      <button
        type="button"
        onClick={() => go(changed(state, { categories: [], types: [] }))}
        className="min-h-9 px-2 text-small text-leaf underline underline-offset-4"
      >
        {t('collection.clear')}
      </button>
    </div>
  )
}
