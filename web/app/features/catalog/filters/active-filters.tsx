import type { ProductLine } from '@first-fashion/contract/catalog/product'
import { Button, Chip } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../currency/currency-provider.tsx'
import { type CollectionState, changed, toggled, withoutFilters } from '../collection-state.ts'

interface ActiveFiltersProps {
  readonly state: CollectionState
  /** The chosen line, where it has something. */
  readonly line: ProductLine | undefined
  readonly go: (next: CollectionState) => void
}

/** What is chosen, as chips that take it away again. */
export function ActiveFilters({ state, line, go }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const chips = useChips(state, line)
  if (chips.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map(({ name, next }) => (
        <Chip key={name} label={t('collection.remove', { name })} onClick={() => go(next)}>
          {name}
        </Chip>
      ))}
      <Button look="link" className="px-2 text-small" onClick={() => go(withoutFilters(state))}>
        {t('collection.clear')}
      </Button>
    </div>
  )
}

function useChips(
  state: CollectionState,
  line: ProductLine | undefined,
): { name: string; next: CollectionState }[] {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { minimum, maximum } = state
  const several = <Key extends 'categories' | 'types' | 'sizes' | 'colours'>(key: Key) =>
    state[key].map((one) => ({
      name: one,
      next: changed(state, { [key]: toggled<string>(state[key], one) }),
    }))
  return [
    ...(state.line === '' ? [] : [{ name: line?.name ?? state.line, next: changed(state, { line: '' }) }]),
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
