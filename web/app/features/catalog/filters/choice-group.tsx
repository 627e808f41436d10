import { type ChangeEvent, type ReactNode, startTransition, useOptimistic } from 'react'

interface GroupProps<T extends string> {
  readonly title: string
  readonly values: readonly T[]
  readonly chosen: readonly T[]
  readonly counts: Readonly<Record<string, number>>
  readonly onChoose: (values: readonly T[]) => Promise<void>
  /** A list of lines, or chips side by side. */
  readonly as?: 'lines' | 'chips'
  readonly markOf?: (value: T) => ReactNode
}

/** Several of some values, as check boxes; each with how many products it would show. */
export function ChoiceGroup<T extends string>({
  title,
  values,
  chosen,
  counts,
  onChoose,
  as = 'lines',
  markOf,
}: GroupProps<T>) {
  // A tick shows at once; the products follow.
  const [shown, setShown] = useOptimistic(chosen, (_before: readonly T[], next: readonly T[]) => next)
  const choose = (next: readonly T[]) =>
    startTransition(async () => {
      setShown(next)
      await onChoose(next)
    })
  const controlOf = (value: T) => ({
    value,
    checked: shown.includes(value),
    // What the box says counts, not that it changed: a tick may be told twice.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => choose(withChoice(shown, value, target.checked)),
  })
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{title}</legend>
      {as === 'lines' ? (
        values.map((value) => (
          <label key={value} className="flex min-h-10 cursor-pointer items-center gap-3">
            <input type="checkbox" autoComplete="off" {...controlOf(value)} className="size-5 accent-leaf" />
            {markOf?.(value)}
            <span className="flex-1">{value}</span>
            <span className="text-small text-timber tabular-nums">{counts[value] ?? 0}</span>
          </label>
        ))
      ) : (
        <div className="flex flex-wrap gap-2">
          {values.map((value) => (
            <label key={value} className={chip}>
              <input
                type="checkbox"
                autoComplete="off"
                {...controlOf(value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span>{value}</span>
              <span className="sr-only">({counts[value] ?? 0})</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const chip =
  'relative grid min-h-10 min-w-11 cursor-pointer place-items-center rounded-soft border border-border bg-paper px-2.5 text-small hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

const withChoice = <T,>(chosen: readonly T[], value: T, isChosen: boolean): T[] => {
  const others = chosen.filter((one) => one !== value)
  return isChosen ? [...others, value] : others
}
