import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
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
        onChoose={(values) => go(changed(state, { categories: values }))}
      />
      <Group
        title={t('collection.type')}
        values={productTypes}
        chosen={state.types}
        counts={facets.type}
        onChoose={(values) => go(changed(state, { types: values }))}
      />
    </div>
  )
}

interface GroupProps<T extends string> {
  readonly title: string
  readonly values: readonly T[]
  readonly chosen: readonly T[]
  readonly counts: Readonly<Record<string, number>>
  readonly onChoose: (values: readonly T[]) => Promise<void>
}

function Group<T extends string>({ title, values, chosen, counts, onChoose }: GroupProps<T>) {
  const box = useRef<HTMLFieldSetElement>(null)
  // A tick shows at once; the products follow.
  const [shown, setShown] = useOptimistic(chosen, (_before: readonly T[], next: readonly T[]) => next)
  const choose = (next: readonly T[]) =>
    startTransition(async () => {
      setShown(next)
      await onChoose(next)
    })
  // What was ticked before the page was alive, on a slow phone, counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    const ticked = values.filter((value) => inputs.some((input) => input.checked && input.value === value))
    if (ticked.join() !== values.filter((value) => chosen.includes(value)).join()) choose(ticked)
  }, [])
  return (
    <fieldset ref={box}>
      <legend className="mb-2 text-small font-semibold">{title}</legend>
      {values.map((value) => (
        <label key={value} className="flex min-h-10 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            value={value}
            autoComplete="off"
            checked={shown.includes(value)}
            onChange={() => choose(toggled(shown, value))}
            className="size-5 accent-leaf"
          />
          <span className="flex-1">{value}</span>
          <span className="text-small text-timber tabular-nums">{counts[value] ?? 0}</span>
        </label>
      ))}
    </fieldset>
  )
}
