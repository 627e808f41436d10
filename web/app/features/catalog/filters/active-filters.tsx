import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../currency/currency-provider.tsx'
import { type CollectionState, changed, toggled, withoutFilters } from '../collection-state.ts'

interface ActiveFiltersProps {
  readonly state: CollectionState
  readonly go: (next: CollectionState) => void
}

/** What is chosen, as chips that take it away again. */
export function ActiveFilters({ state, go }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const chips = useChips(state)
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
        onClick={() => go(withoutFilters(state))}
        className="min-h-9 px-2 text-small text-leaf underline underline-offset-4"
      >
        {t('collection.clear')}
      </button>
    </div>
  )
}

function useChips(state: CollectionState): { name: string; next: CollectionState }[] {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { minimum, maximum } = state
  const several = <Key extends 'categories' | 'types' | 'sizes' | 'colours'>(key: Key) =>
    state[key].map((one) => ({
      name: one,
      next: changed(state, { [key]: toggled<string>(state[key], one) }),
    }))
  return [
    ...several('categories'),
    ...several('types'),
    ...several('sizes'),
    ...several('colours'),
    ...(state.inStock
      ? [
          {
            name: t(state.sizes.length === 0 ? 'collection.inStock' : 'collection.inMySize'),
            next: changed(state, { inStock: false }),
          },
        ]
      : []),
    ...(minimum === null
      ? []
      : [
          {
            name: t('collection.fromPrice', { price: price(minimum) }),
            next: changed(state, { minimum: null }),
          },
        ]),
    ...(maximum === null
      ? []
      : [
          {
            name: t('collection.toPrice', { price: price(maximum) }),
            next: changed(state, { maximum: null }),
          },
        ]),
  ]
}
