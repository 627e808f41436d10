import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { colourFamilies, colourOfFamily } from '@first-fashion/contract/catalog/colour-family'
import { bySize } from '@first-fashion/contract/catalog/size-sort'
import { Checkbox, Swatch } from '@first-fashion/ui'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { changed } from '../collection-state.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { FilterProps } from './facets.ts'
import { PriceRange } from './price-range.tsx'
import '../collection-words.ts'

/** All filters of the collection. */
export function FilterGroups({ state, facets, collections, go }: FilterProps) {
  const { t } = useTranslation()
  const sizes = [...new Set([...Object.keys(facets?.size ?? {}), ...state.sizes])].sort(bySize)
  const colours = colourFamilies.filter(
    (family) => facets?.colour[family] !== undefined || state.colours.includes(family),
  )
  const displayLines = collections.filter(
    ({ id }) => facets?.collection[id] !== undefined || state.collections.includes(id),
  )
  return (
    <div className="flex flex-col gap-8">
      <ChoiceGroup
        title={t('collection:category')}
        values={categories}
        chosen={state.categories}
        counts={facets?.category}
        onChoose={(values) => go(changed(state, { categories: values }))}
      />
      <ChoiceGroup
        title={t('collection:type')}
        values={productTypes}
        chosen={state.types}
        counts={facets?.type}
        onChoose={(values) => go(changed(state, { types: values }))}
      />
      <ChoiceGroup
        title={t('collection:collection')}
        values={displayLines.map(({ id }) => id)}
        chosen={state.collections}
        counts={facets?.collection}
        nameOf={(id) => collections.find((collection) => collection.id === id)?.name ?? id}
        onChoose={(values) => go(changed(state, { collections: values }))}
      />
      <div className="flex flex-col gap-3">
        <ChoiceGroup
          title={t('collection:size')}
          as="chips"
          values={sizes}
          chosen={state.sizes}
          counts={facets?.size}
          onChoose={(values) => go(changed(state, { sizes: values }))}
        />
        <InStockChoice state={state} count={facets?.inStock} go={go} />
      </div>
      <ChoiceGroup
        title={t('collection:colour')}
        values={colours}
        chosen={state.colours}
        counts={facets?.colour}
        markOf={(family) => <Swatch colour={colourOfFamily[family]} size={18} />}
        onChoose={(values) => go(changed(state, { colours: values }))}
      />
      <PriceRange state={state} facets={facets} go={go} />
    </div>
  )
}

/** In stock only: in the chosen sizes, if any. */
function InStockChoice({
  state,
  count,
  go,
}: Pick<FilterProps, 'state' | 'go'> & { readonly count: number | undefined }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useOptimistic(state.inStock)
  const choose = (inStock: boolean) =>
    startTransition(async () => {
      setShown(inStock)
      await go(changed(state, { inStock }))
    })
  return (
    <Checkbox
      autoComplete="off"
      checked={isShown}
      onChange={(event) => choose(event.target.checked)}
      label={t(state.sizes.length === 0 ? 'collection:inStock' : 'collection:inMySize')}
      end={count}
    />
  )
}
