import type { CollectionState } from '@first-fashion/contract/catalog/collection-address'
import { Button, Chip } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCurrency } from '../../currency/index.ts'
import { changed, toggled, withoutFilters } from '../collection-state.ts'
import type { LineName } from './facets.ts'
import '../collection-words.ts'

interface ActiveFiltersProps {
  readonly state: CollectionState
  /** The collections to choose from. */
  readonly collections: readonly LineName[]
  readonly go: (next: CollectionState) => void
}

/** The active filters, as chips that remove them. */
export function ActiveFilters({ state, collections, go }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const chips = useChips(state, collections)
  if (chips.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map(({ name, next }) => (
        <Chip key={name} label={t('collection:remove', { name })} onClick={() => go(next)}>
          {name}
        </Chip>
      ))}
      <Button variant="link" className="px-2 text-small" onClick={() => go(withoutFilters(state))}>
        {t('collection:clear')}
      </Button>
    </div>
  )
}

interface NamedFilter {
  readonly name: string
  /** The state without it. */
  readonly next: CollectionState
}

function useChips(state: CollectionState, collections: readonly LineName[]): NamedFilter[] {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { minimum, maximum, sizes, inStock } = state
  const several = <Key extends 'categories' | 'types' | 'collections' | 'sizes' | 'colours'>(
    key: Key,
    nameOf = (value: string) => value,
  ) =>
    state[key].map((one) => ({
      name: nameOf(one),
      next: changed(state, { [key]: toggled<string>(state[key], one) }),
    }))
  const single = (isActive: boolean, name: string, without: Partial<CollectionState>) =>
    isActive ? [{ name, next: changed(state, without) }] : []
  return [
    ...several('categories'),
    ...several('types'),
    ...several('collections', (id) => collections.find((collection) => collection.id === id)?.name ?? id),
    ...several('sizes'),
    ...several('colours'),
    ...single(inStock, t(sizes.length === 0 ? 'collection:inStock' : 'collection:inMySize'), {
      inStock: false,
    }),
    ...single(minimum !== null, t('collection:fromPrice', { price: price(minimum ?? 0) }), { minimum: null }),
    ...single(maximum !== null, t('collection:toPrice', { price: price(maximum ?? 0) }), { maximum: null }),
  ]
}
