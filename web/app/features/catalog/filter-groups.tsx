import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { type CollectionState, changed, toggled } from './collection-state.ts'

export interface Facets {
  readonly category: Readonly<Record<string, number>>
  readonly type: Readonly<Record<string, number>>
}

export interface FilterProps {
  readonly state: CollectionState
  readonly facets: Facets
  readonly go: (next: CollectionState) => Promise<void>
}

export function FilterGroups({ state, facets, go }: FilterProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-8">
      <Group
        title={t('collection.category')}
        values={categories}
        chosen={state.categories}
        counts={facets.category}
        onToggle={(one) => go(changed(state, { categories: toggled(state.categories, one) }))}
      />
      <Group
        title={t('collection.type')}
        values={productTypes}
        chosen={state.types}
        counts={facets.type}
        onToggle={(one) => go(changed(state, { types: toggled(state.types, one) }))}
      />
    </div>
  )
}

interface GroupProps<T extends string> {
  readonly title: string
  readonly values: readonly T[]
  readonly chosen: readonly T[]
  readonly counts: Readonly<Record<string, number>>
  readonly onToggle: (value: T) => Promise<void>
}

function Group<T extends string>({ title, values, chosen, counts, onToggle }: GroupProps<T>) {
  // A tick shows at once; the products follow.
  const [shown, toggleShown] = useOptimistic(chosen, (before: readonly T[], one: T) => toggled(before, one))
  const toggle = (value: T) =>
    startTransition(async () => {
      toggleShown(value)
      await onToggle(value)
    })
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{title}</legend>
      {values.map((value) => (
        <label key={value} className="flex min-h-10 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={shown.includes(value)}
            onChange={() => toggle(value)}
            className="size-5 accent-leaf"
          />
          <span className="flex-1">{value}</span>
          <span className="text-small text-timber tabular-nums">{counts[value] ?? 0}</span>
        </label>
      ))}
    </fieldset>
  )
}
